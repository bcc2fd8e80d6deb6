import type { Client } from 'viem'
import { readHead } from '@/chain/market/read-head'
import type { BlockHead } from '@/domain/market/pool-event'

/**
 * Finds the first block that is not older than a moment, by halving: about 25 calls, one after another. A block that the node
 * does not have, since it keeps no older ones, counts as older.
 * @param time seconds since 1970
 * @param newest the block that is searched below; its own number when all blocks are older
 * @throws viem's errors when the node does not answer; the signal's reason
 */
export async function firstBlockSince(
  client: Client,
  time: number,
  newest: Pick<BlockHead, 'number'>,
  signal: AbortSignal,
): Promise<bigint> {
  let low = 0n
  let high = newest.number
  while (low < high) {
    signal.throwIfAborted()
    const middle = (low + high) / 2n
    const head = await readHead(client, middle)
    if (head && head.timestamp >= time) high = middle
    else low = middle + 1n
  }
  return low
}
