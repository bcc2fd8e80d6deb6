import type { Client } from 'viem'
import { rpc } from '@/chain/rpc'
import type { Address } from '@/domain/address'
import { type Hex, toQuantity } from '@/domain/hex'
import { decodePoolLog, poolTopics } from '@/domain/market/decode-pool-log'
import type { MarketPool, PoolEvent } from '@/domain/market/pool-event'
import { emitterOf } from '@/domain/market/pool-source'
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

type Pool = Pick<MarketPool, 'id' | 'source'>

/**
 * Reads the logs of pools (`eth_getLogs`), in the order of the chain. Without pools it sends no request.
 *
 * One call reads a block. The manager of Uniswap V4 logs the events of all its pools, and only topic 1 names the pool.
 * With pools of V4 alone the node filters by it. With pools of V2 or V3 too, whose events have other values in topic 1,
 * a single filter cannot: the answer then has the events of all pools of the manager in this block, and those of other
 * pools are dropped here. A range of blocks is not bound to one call, so it is read in one call for the pools of V2 and
 * V3 and one for those of V4.
 * @throws {UnusableAnswer} for a log of another contract, block or event, and for a duplicate log
 * @throws viem's errors if the node does not answer or rejects the range
 */
export async function readPoolLogs(
  client: Client,
  pools: readonly Pool[],
  range: LogRange,
): Promise<readonly PoolLog[]> {
  const block =
    'blockHash' in range
      ? { blockHash: range.blockHash as Hex }
      : { fromBlock: toQuantity(range.fromBlock), toBlock: toQuantity(range.toBlock) }
  const known = knownPools(pools)
  const logs: PoolLog[] = []
  for (const filter of filtersOf(pools, range)) {
    const answer = await rpc(client, 'eth_getLogs', [{ ...filter, ...block }])
    if (!Array.isArray(answer)) throw new UnusableAnswer('The node gave no list of logs')
    for (const log of answer) logs.push(...parseLog(log, known))
  }
  logs.sort(byPlace)
  for (const [index, log] of logs.entries()) {
    if (!isWithin(log, range)) throw new UnusableAnswer('The node gave a log of another block')
    const previous = logs[index - 1]
    if (previous && byPlace(previous, log) === 0) throw new UnusableAnswer('The node gave a log twice')
  }
  return logs
}

type LogFilter = { readonly address: Address[]; readonly topics: Hex[][] }

function filtersOf(pools: readonly Pool[], range: LogRange): readonly LogFilter[] {
  const managed = pools.filter(({ source }) => source.kind === 'v4')
  const own = pools.filter(({ source }) => source.kind !== 'v4')
  if (managed.length === 0)
    return own.length === 0 ? [] : [{ address: emittersOf(own), topics: [topicsOf(own)] }]
  const ids = managed.map(({ id }) => id as Hex)
  const ofManaged = { address: emittersOf(managed), topics: [topicsOf(managed), ids] }
  if (own.length === 0) return [ofManaged]
  return 'blockHash' in range
    ? [{ address: emittersOf(pools), topics: [topicsOf(pools)] }]
    : [{ address: emittersOf(own), topics: [topicsOf(own)] }, ofManaged]
}

/** Each contract once. */
function emittersOf(pools: readonly Pool[]): Address[] {
  return [
    ...new Map(pools.map(({ source }) => [emitterOf(source).toLowerCase(), emitterOf(source)])).values(),
  ]
}

function topicsOf(pools: readonly Pool[]): Hex[] {
  return [...new Set(pools.map(({ source }) => source.kind))].flatMap(poolTopics)
}

/** The pools by the contract that emits their logs: the pool itself, or the pools of a manager by their ids. */
type KnownPools = ReadonlyMap<string, Pool | ReadonlyMap<string, Pool>>

function knownPools(pools: readonly Pool[]): KnownPools {
  const known = new Map<string, Pool | Map<string, Pool>>()
  for (const pool of pools) {
    const emitter = emitterOf(pool.source).toLowerCase()
    if (pool.source.kind !== 'v4') {
      known.set(emitter, pool)
      continue
    }
    const managed = known.get(emitter)
    if (managed instanceof Map) managed.set(pool.id, pool)
    else known.set(emitter, new Map([[pool.id, pool]]))
  }
  return known
}

function byPlace(a: PoolLog, b: PoolLog): number {
  return Number(a.blockNumber - b.blockNumber) || a.event.logIndex - b.event.logIndex
}

function isWithin({ blockNumber, blockHash }: PoolLog, range: LogRange): boolean {
  if ('blockHash' in range) return blockHash === range.blockHash.toLowerCase()
  return blockNumber >= range.fromBlock && blockNumber <= range.toBlock
}

/** Returns the log of a known pool in a list, or an empty list for another pool of a manager. */
function parseLog(log: unknown, known: KnownPools): readonly PoolLog[] {
  const fields = fieldsOf(log, 'log')
  const emitter = known.get(String(fields.address).toLowerCase())
  if (!emitter) throw new UnusableAnswer('The node gave a log of another contract')
  if (fields.removed === true) throw new UnusableAnswer('The node gave a log that was taken back')
  const topics: readonly unknown[] = Array.isArray(fields.topics) ? fields.topics : []
  const pool = 'source' in emitter ? emitter : emitter.get(String(topics[1]).toLowerCase())
  if (!pool) return []
  const change = decodePoolLog(pool.source.kind, {
    topics,
    data: fields.data,
    transactionHash: hashOf(fields.transactionHash, 'transaction of a log'),
  })
  if (!change) throw new UnusableAnswer('The node gave a log that is no event of its pool')
  const logIndex = Number(quantityOf(fields.logIndex, 'place of a log'))
  return [
    {
      event: { pool: pool.id, logIndex, ...change },
      blockNumber: quantityOf(fields.blockNumber, 'block of a log'),
      blockHash: hashOf(fields.blockHash, 'block of a log'),
      timestamp:
        fields.blockTimestamp === undefined || fields.blockTimestamp === null
          ? null
          : Number(quantityOf(fields.blockTimestamp, 'time of a log')),
    },
  ]
}
