import type { Client } from 'viem'
import { rpc } from '@/chain/rpc'
import { decodeUints } from '@/domain/abi'
import type { Address } from '@/domain/address'
import * as eventTopics from '@/domain/event-topics'
import { type Hex, toQuantity } from '@/domain/hex'
import type { PoolEvent } from '@/domain/market/pool-event'
import { fieldsOf, hashOf, quantityOf } from './read-fields'
import { UnusableAnswer } from './unusable-answer'

export type PoolLog = {
  readonly event: PoolEvent
  readonly blockNumber: bigint
  readonly blockHash: string
  readonly timestamp: number | null
}

/** One block by its hash, or a range of numbers, both ends included. EIP-234 allows either. */
export type LogRange =
  | { readonly blockHash: string }
  | { readonly fromBlock: bigint; readonly toBlock: bigint }

/**
 * Reads the logs of pools in one call (`eth_getLogs`), in the order of the chain. Without pools it sends no request.
 * @throws {UnusableAnswer} for a log of another contract, block or event, and for a duplicate log
 * @throws viem's errors if the node does not answer or rejects the range
 */
export async function readPoolLogs(
  client: Client,
  pools: readonly Address[],
  range: LogRange,
): Promise<readonly PoolLog[]> {
  if (pools.length === 0) return []
  const known = new Map(pools.map((pool) => [pool.toLowerCase(), pool]))
  const block =
    'blockHash' in range
      ? { blockHash: range.blockHash as Hex }
      : { fromBlock: toQuantity(range.fromBlock), toBlock: toQuantity(range.toBlock) }
  const topics = [[eventTopics.sync, eventTopics.swap]]
  const answer = await rpc(client, 'eth_getLogs', [{ address: [...known.values()], topics, ...block }])
  if (!Array.isArray(answer)) throw new UnusableAnswer('The node gave no list of logs')
  const logs = answer.map((log) => parseLog(log, known)).sort(byPlace)
  for (const [index, log] of logs.entries()) {
    if (!isWithin(log, range)) throw new UnusableAnswer('The node gave a log of another block')
    const previous = logs[index - 1]
    if (previous && byPlace(previous, log) === 0) throw new UnusableAnswer('The node gave a log twice')
  }
  return logs
}

function byPlace(a: PoolLog, b: PoolLog): number {
  return Number(a.blockNumber - b.blockNumber) || a.event.logIndex - b.event.logIndex
}

function isWithin({ blockNumber, blockHash }: PoolLog, range: LogRange): boolean {
  if ('blockHash' in range) return blockHash === range.blockHash.toLowerCase()
  return blockNumber >= range.fromBlock && blockNumber <= range.toBlock
}

function parseLog(log: unknown, known: ReadonlyMap<string, Address>): PoolLog {
  const fields = fieldsOf(log, 'log')
  const pool = known.get(String(fields.address).toLowerCase())
  if (!pool) throw new UnusableAnswer('The node gave a log of another contract')
  if (fields.removed === true) throw new UnusableAnswer('The node gave a log that was taken back')
  const place = { pool, logIndex: Number(quantityOf(fields.logIndex, 'place of a log')) }
  return {
    event: parseEvent(place, fields),
    blockNumber: quantityOf(fields.blockNumber, 'block of a log'),
    blockHash: hashOf(fields.blockHash, 'block of a log'),
    timestamp:
      fields.blockTimestamp === undefined || fields.blockTimestamp === null
        ? null
        : Number(quantityOf(fields.blockTimestamp, 'time of a log')),
  }
}

function parseEvent(
  place: Pick<PoolEvent, 'pool' | 'logIndex'>,
  { topics, data, transactionHash }: Readonly<Record<string, unknown>>,
): PoolEvent {
  const topic: unknown = Array.isArray(topics) ? topics[0] : undefined
  if (topic === eventTopics.sync) {
    const [reserve0, reserve1] = words(data, 2)
    if (reserve0 === undefined || reserve1 === undefined || reserve0 > uint112 || reserve1 > uint112)
      throw new UnusableAnswer('The reserves in a log are none')
    return { ...place, kind: 'sync', reserve0, reserve1 }
  }
  if (topic !== eventTopics.swap) throw new UnusableAnswer('The node gave a log of another event')
  const [amount0In = 0n, amount1In = 0n, amount0Out = 0n, amount1Out = 0n] = words(data, 4)
  return {
    ...place,
    kind: 'swap',
    transactionHash: hashOf(transactionHash, 'transaction of a log'),
    amount0In,
    amount1In,
    amount0Out,
    amount1Out,
  }
}

const uint112 = 2n ** 112n - 1n

/** Splits the data of a log into numbers of 32 bytes each. */
function words(data: unknown, count: number): readonly bigint[] {
  const words = decodeUints(data, count)
  if (!words) throw new UnusableAnswer('The data of a log has another length')
  return words
}
