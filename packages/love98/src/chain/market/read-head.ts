import type { Client } from 'viem'
import { rpc } from '@/chain/rpc'
import { toQuantity } from '@/domain/hex'
import type { BlockHead } from '@/domain/market/pool-event'
import { fieldsOf, hashOf, quantityOf } from './read-fields'
import { UnusableAnswer } from './unusable-answer'

/**
 * A block's header as far as the market needs it. `logsBloom`: 512 hex digits after 0x; null when the node
 * gives none.
 */
export type ReadHead = BlockHead & { readonly logsBloom: string | null }

/**
 * Reads a header in one call (`eth_getBlockByNumber`): the newest one, the newest final one, or the one of a number.
 * @returns null when the chain has no such block (yet)
 * @throws {UnusableAnswer} for anything but a header, or one of another number
 * @throws viem's errors when the node does not answer
 */
export async function readHead(
  client: Client,
  at: 'latest' | 'finalized' | bigint = 'latest',
): Promise<ReadHead | null> {
  const block = typeof at === 'bigint' ? toQuantity(at) : at
  const answer = await rpc(client, 'eth_getBlockByNumber', [block, false])
  if (answer === null) return null
  const head = parseHead(answer)
  if (typeof at === 'bigint' && head.number !== at)
    throw new UnusableAnswer(`The node gave block ${head.number} for block ${at}`)
  return head
}

function parseHead(answer: unknown): ReadHead {
  const { number, hash, parentHash, timestamp, logsBloom } = fieldsOf(answer, 'block')
  return {
    number: quantityOf(number, 'number of a block'),
    hash: hashOf(hash, 'hash of a block'),
    parentHash: hashOf(parentHash, 'parent of a block'),
    timestamp: timestampOf(timestamp),
    logsBloom: typeof logsBloom === 'string' && /^0x[0-9a-f]{512}$/i.test(logsBloom) ? logsBloom : null,
  }
}

/** Seconds that JavaScript's dates can hold. */
function timestampOf(value: unknown): number {
  const seconds = Number(quantityOf(value, 'time of a block'))
  if (seconds > 8_640_000_000_000) throw new UnusableAnswer('The time of a block is no moment')
  return seconds
}
