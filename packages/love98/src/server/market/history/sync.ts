import type { Client } from 'viem'
import { readHead } from '@/chain/market/read-head'
import { readPoolLogs } from '@/chain/market/read-pool-logs'
import { UnusableAnswer } from '@/chain/market/unusable-answer'
import type { BlockEvents, BlockHead, MarketPool } from '@/domain/market/pool-event'
import { tradesOf } from '@/domain/market/pool-trade'
import { logNotice } from '@/server/log'
import type { Fence } from '../lease'
import type { MarketDatabase } from '../market-database'
import { type BackfillStep, backfill } from './backfill'
import {
  beginPools,
  deleteHistory,
  deletePools,
  findBlock,
  hasSameSides,
  readBlocks,
  readProgress,
  readSource,
  readTip,
  rollBackAbove,
  storeBlocks,
} from './store'
import { tradesWithTimes } from './trade-times'

type HistoryDeps = {
  readonly database: MarketDatabase
  readonly client: Client
  readonly pools: readonly MarketPool[]
  /** The number of blocks behind the newest one after which a block is final. */
  readonly finality: number
  /** The number of days before now at which the history starts. */
  readonly days: number
  /** True if another chain with the same id may replace this one, as each start of the demo does. */
  readonly isReplaceable: boolean
}

/**
 * The result for a block. `applied`: stored now or before. `gap`: blocks below it are missing (call `catchUp`). `fork`:
 * its parent is not the newest stored block (call `catchUp`). Only `applied` writes.
 */
type ApplyOutcome = 'applied' | 'gap' | 'fork'

/** Keeps the stored history of the pools equal to the chain. Only the process that holds the lease uses it. */
export type HistorySync = {
  /**
   * Stores the block after the newest stored one, with its candles, in one transaction of a few statements.
   * @throws {LeaseLostError} if the epoch has ended; nothing is written in that case
   * @throws {ContradictoryLogs} if the logs cannot be logs of such pools; nothing is written in that case
   * @throws {AppError} `database-unavailable`
   */
  apply(block: BlockEvents, fence: Fence): Promise<ApplyOutcome>
  /**
   * Updates the history to this head. It rolls back blocks that a reorganization replaced, then reads ranges of final
   * blocks, and then block by block. Only one call runs at a time: a second call waits for the first one and does
   * nothing itself, and `apply` returns `gap` meanwhile. The call may take minutes, so the next head must not wait for
   * it.
   * @param signal ends it after the current step; stored blocks stay, and the next call continues
   * @throws {LeaseLostError}, {AppError} `database-unavailable`, viem's errors if the node does not answer,
   *   {UnusableAnswer} and {ContradictoryLogs} if its answers contradict each other or the stored data; no wrong data
   *   is stored
   */
  catchUp(head: BlockHead, fence: Fence, signal: AbortSignal): Promise<void>
}

/** The interval between two lines in the log during a long backfill, ms. */
const logEvery = 5_000

export function createHistorySync(deps: HistoryDeps): HistorySync {
  let isPrepared = false
  let running: Promise<void> | null = null
  return {
    async apply(block, fence) {
      return isPrepared && !running ? applyBlock(deps, block, fence) : 'gap'
    },
    async catchUp(head, fence, signal) {
      running ??= (async () => {
        try {
          if (!isPrepared) await prepare(deps, head, fence, signal)
          isPrepared = true
          await readUpTo(deps, head, fence, signal)
        } catch (error) {
          // The chain or the pools may have changed, so the next call prepares again.
          isPrepared = false
          throw error
        } finally {
          running = null
        }
      })()
      return running
    },
  }
}

async function applyBlock(
  { database, pools }: HistoryDeps,
  { head, events }: BlockEvents,
  fence: Fence,
): Promise<ApplyOutcome> {
  const [tip, progress] = await Promise.all([readTip(database), readProgress(database, pools)])
  if (!tip || progress.length < pools.length) return 'gap'
  if (head.number <= tip.number) {
    const stored = await findBlock(database, head.number)
    if (!stored) return 'gap'
    return stored.hash === head.hash ? 'applied' : 'fork'
  }
  if (head.number > tip.number + 1n || progress.some(({ nextBlock }) => nextBlock !== head.number))
    return 'gap'
  if (head.parentHash !== tip.hash) return 'fork'
  const position = { blockNumber: head.number, blockHash: head.hash, time: head.timestamp }
  const trades = tradesOf(events, pools).map((trade) => ({ ...trade, ...position }))
  const isStored = await storeBlocks(database, { pools, from: head.number, last: head, trades }, fence)
  return isStored ? 'applied' : 'gap'
}

async function readUpTo(
  deps: HistoryDeps,
  head: BlockHead,
  fence: Fence,
  signal: AbortSignal,
): Promise<void> {
  if ((await reconcile(deps, head, fence)) === 'lagging') return
  const start = performance.now()
  let reportedAt = start
  let last: BackfillStep | null = null
  const report = (event: string, step: BackfillStep) =>
    logNotice('market', event, {
      blocks: Number(step.done),
      total: Number(step.total),
      trades: step.trades,
      seconds: Math.round((performance.now() - start) / 100) / 10,
    })
  await backfill(deps, head.number - BigInt(deps.finality), {
    fence,
    signal,
    onStep: (step) => {
      last = step
      if (performance.now() - reportedAt < logEvery) return
      reportedAt = performance.now()
      report('Reading the history of the pairs.', step)
    },
  })
  if (last) report('The history of the pairs is read.', last)
  await linkBlocks(deps, head, { fence, signal })
}

/** Seconds. */
const day = 86_400

/**
 * Makes the stored history match this chain and these pools. The history of a former chain with the same id is deleted if it
 * may be replaced. Pools that are
 * new, or whose decimals changed, start `days` ago, at midnight UTC so that the first day is complete. If the
 * configuration needs more days than are stored, all pools start again.
 * @throws {UnusableAnswer} if the node's chain has the stored id and another first block
 */
async function prepare(
  { database, client, pools, days, isReplaceable }: HistoryDeps,
  head: BlockHead,
  fence: Fence,
  signal: AbortSignal,
): Promise<void> {
  const genesis = await readHead(client, 0n)
  if (!genesis) throw new UnusableAnswer('The node has no first block')
  const stored = await readSource(database)
  if (stored && stored.genesis !== genesis.hash) {
    if (!isReplaceable)
      throw new UnusableAnswer('The node is of another chain than the one whose history is stored')
    await deleteHistory(database, fence)
  }
  const since = Math.max(0, head.timestamp - (head.timestamp % day) - days * day)
  const known = new Map((await readProgress(database, pools)).map((row) => [row.pool, row]))
  const isStale = (pool: MarketPool) => {
    const row = known.get(pool.id)
    return row !== undefined && (!hasSameSides(pool, row) || row.begunAt > since + day)
  }
  const stale = pools.filter(isStale)
  if (stale.length > 0)
    await deletePools(
      database,
      stale.map(({ id }) => id),
      fence,
    )
  const fresh = pools.filter((pool) => isStale(pool) || !known.has(pool.id))
  if (fresh.length === 0) return
  const block = await firstBlockSince(client, since, head, signal)
  await beginPools(database, fresh, { genesis: genesis.hash, block, time: since }, fence)
}

/**
 * Compares the stored blocks with the chain, from the newest one down, and rolls back blocks that a reorganization
 * replaced.
 * @returns `lagging` if the head is one of the stored blocks: the node is behind the stored history, and there is
 *   nothing to do
 * @throws {UnusableAnswer} if no stored block is on the chain
 */
async function reconcile(
  { database, client }: HistoryDeps,
  head: BlockHead,
  fence: Fence,
): Promise<'lagging' | 'in line'> {
  const stored = await readBlocks(database)
  const [tip] = stored
  if (!tip) return 'in line'
  for (const block of stored) {
    if (block.number > head.number) continue
    const there = block.number === head.number ? head : await readHead(client, block.number)
    if (there?.hash !== block.hash) continue
    if (block.number === head.number && tip.number > head.number) return 'lagging'
    // Stored blocks above the node's head cannot be compared.
    if (
      tip.number > head.number &&
      !stored.some(({ number }) => number > block.number && number <= head.number)
    )
      return 'lagging'
    if (block.number < tip.number) await rollBackAbove(database, { ...block, time: block.timestamp }, fence)
    return 'in line'
  }
  throw new UnusableAnswer(`The node has none of the ${stored.length} newest blocks whose history is stored`)
}

/**
 * Finds the first block that is not older than a moment, by binary search: about 25 calls, one after another.
 * A block that the node does not have, because it keeps no older ones, counts as older.
 * @param time seconds since 1970
 * @param newest the block below which it searches; its number is the result if all blocks are older
 * @throws viem's errors if the node does not answer; the signal's reason
 */
async function firstBlockSince(
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

/**
 * Reads the blocks between the stored history and a head one by one. It reads their headers from the head down, so that
 * each is the parent of the one above it and the lowest follows the stored history, then their logs by hash from the
 * lowest up. It notices a reorganization during the reads at the first block that the node no longer has.
 * @throws {UnusableAnswer} if the chain was reorganized meanwhile; the next head decides
 */
async function linkBlocks(
  deps: HistoryDeps,
  head: BlockHead,
  { fence, signal }: { fence: Fence; signal: AbortSignal },
): Promise<void> {
  const { database, client } = deps
  const progress = await readProgress(database, deps.pools)
  const next = new Map(progress.map(({ pool, nextBlock }) => [pool, nextBlock]))
  const lowest = progress.reduce(
    (least, { nextBlock }) => (nextBlock < least ? nextBlock : least),
    head.number + 1n,
  )
  const headers = await readDown(deps, head, lowest, signal)
  for (const block of headers) {
    signal.throwIfAborted()
    const pools = deps.pools.filter(({ id }) => (next.get(id) ?? lowest) <= block.number)
    const logs = await readPoolLogs(client, pools, { blockHash: block.hash })
    const trades = await tradesWithTimes(client, pools, logs, { since: 0, last: block }, signal)
    if (!(await storeBlocks(database, { pools, from: block.number, last: block, trades }, fence))) return
  }
}

/** Returns the headers from a number up to the head, lowest first. */
async function readDown(
  { client, database }: HistoryDeps,
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
