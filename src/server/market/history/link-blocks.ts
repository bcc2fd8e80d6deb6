import { readHead } from '@/chain/market/read-head'
import { readPoolLogs } from '@/chain/market/read-pool-logs'
import { UnusableAnswer } from '@/chain/market/unusable-answer'
import type { BlockHead } from '@/domain/market/pool-event'
import type { WriteFence } from './history'
import { placeTrades } from './place-trades'
import { findBlock, readProgress } from './progress'
import type { HistoryOf } from './reconcile'
import { storeBlocks } from './store-blocks'

/**
 * Reads the blocks between what is stored and a head one by one: first their headers from the head down, so that each is the
 * parent of the one above and the lowest follows from what is stored; then their logs by hash, from the lowest up. A
 * reorganization in between is noticed at the first block that the node does not have any more.
 * @throws {UnusableAnswer} when the chain moved meanwhile; the next head decides
 */
export async function linkBlocks(
  of: HistoryOf,
  head: BlockHead,
  { fence, signal }: { fence: WriteFence; signal: AbortSignal },
): Promise<void> {
  const progress = await readProgress(of.database, of.pools)
  const next = new Map(progress.map(({ pool, nextBlock }) => [pool, nextBlock]))
  const lowest = progress.reduce(
    (least, { nextBlock }) => (nextBlock < least ? nextBlock : least),
    head.number + 1n,
  )
  const headers = await readDown(of, head, lowest, signal)
  for (const block of headers) {
    signal.throwIfAborted()
    const pools = of.pools.filter(({ pool }) => (next.get(pool) ?? lowest) <= block.number)
    const addresses = pools.map(({ pool }) => pool)
    const logs = await readPoolLogs(of.client, addresses, { blockHash: block.hash })
    const trades = await placeTrades(of.client, pools, logs, { since: 0, last: block }, signal)
    if (!(await storeBlocks(of.database, { pools, from: block.number, last: block, trades }, fence))) return
  }
}

/** The headers from a number up to the head, lowest first. */
async function readDown(
  { client, database }: HistoryOf,
  head: BlockHead,
  lowest: bigint,
  signal: AbortSignal,
): Promise<readonly BlockHead[]> {
  const headers: BlockHead[] = []
  let above: BlockHead | null = null
  for (let number = head.number; number >= lowest; number--) {
    signal.throwIfAborted()
    const block: BlockHead | null = above ? await readHead(client, number) : head
    if (!block || (above && block.hash !== above.parentHash))
      throw new UnusableAnswer(`The chain moved at block ${number} while it was read`)
    headers.unshift(block)
    above = block
  }
  const below = above && (await findBlock(database, lowest - 1n))
  if (above && below && above.parentHash !== below.hash)
    throw new UnusableAnswer(`The chain moved at block ${lowest - 1n} while it was read`)
  return headers
}
