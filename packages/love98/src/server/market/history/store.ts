import { eq, inArray, sql } from 'drizzle-orm'
import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import type { PoolTrade } from '@/domain/market/pool-trade'
import {
  marketBlocks,
  marketCandles,
  marketPools,
  marketSource,
  marketTrades,
} from '@/server/db/market-schema'
import type { Database } from '@/server/db/opened-database'
import { type Executor, rows, runQuery } from '@/server/db/run-query'
import { type Fence, runFenced, type Transaction } from '../lease'
import { candleLengths, rebuildCandles } from './candles'

/** The number of block hashes that are kept. A deeper reorganization is refused. */
export const keptBlocks = 256n

/** A trade with its block. `time` is the time of the block, in seconds since 1970. */
export type TimedTrade = PoolTrade & {
  readonly blockNumber: bigint
  readonly blockHash: string
  readonly time: number
}

export type ReadBlocks = {
  /**
   * The pools of the request. All of them must have been read up to the block before `from`; otherwise nothing is
   * stored.
   */
  readonly pools: readonly MarketPool[]
  readonly from: bigint
  readonly last: BlockHead
  readonly trades: readonly TimedTrade[]
}

/**
 * Stores blocks in one transaction: their trades, the candles that change, and the progress of the pools. A process
 * that ends during the transaction has stored all or nothing, and the next process continues from the stored progress.
 * @returns false if the pools have not been read up to `from`, because another process was faster
 * @throws {LeaseLostError}
 * @throws {AppError} `database-unavailable`
 */
export async function storeBlocks(database: Database, blocks: ReadBlocks, fence: Fence): Promise<boolean> {
  return runFenced(database, fence, async (transaction) => {
    if (!(await areAt(transaction, blocks))) return false
    await insertTrades(transaction, blocks.trades)
    const times = blocks.trades.map(({ time }) => time)
    if (times.length > 0)
      await rebuildCandles(transaction, idsOf(blocks.trades), Math.min(...times), Math.max(...times))
    await advance(transaction, blocks)
    return true
  })
}

async function areAt(transaction: Executor, { pools, from }: ReadBlocks): Promise<boolean> {
  const ids = pools.map(({ id }) => id)
  const found = await rows<{ next_block: string | number }>(
    transaction,
    sql`select next_block from market_pools where pool in ${ids} order by pool for update`,
  )
  return found.length === pools.length && found.every(({ next_block }) => BigInt(next_block) === from)
}

/** The maximum number of rows per statement, so that it stays below its timeout of two seconds on the slower engine. */
const rowsAtOnce = 1_000

async function insertTrades(transaction: Executor, trades: readonly TimedTrade[]): Promise<void> {
  for (let first = 0; first < trades.length; first += rowsAtOnce) {
    const batch = trades.slice(first, first + rowsAtOnce).map((trade) => ({
      pool: trade.pool.id,
      block_number: String(trade.blockNumber),
      log_index: trade.logIndex,
      block_hash: trade.blockHash,
      time: trade.time,
      price: trade.price,
      base_volume: String(trade.volume.base),
      token_volume: String(trade.volume.token),
      side: trade.swap?.side ?? null,
      transaction_hash: trade.swap?.transactionHash ?? null,
    }))
    await transaction.execute(sql`
      insert into market_trades (pool, block_number, log_index, block_hash, time, price, base_volume, token_volume,
        side, transaction_hash)
      select * from jsonb_to_recordset(${JSON.stringify(batch)}::text::jsonb) as given(pool text, block_number bigint,
        log_index integer, block_hash text, time bigint, price numeric, base_volume numeric, token_volume numeric,
        side text, transaction_hash text)`)
  }
}

async function advance(transaction: Transaction, { pools, last, trades }: ReadBlocks): Promise<void> {
  const ids = pools.map(({ id }) => id)
  await transaction.execute(sql`
    update market_pools set next_block = ${last.number + 1n}, read_until = ${last.timestamp} where pool in ${ids}`)
  for (const [pool, time] of firstTimes(trades))
    await transaction.execute(sql`
      update market_pools set first_trade = ${time} where pool = ${pool} and first_trade is null`)
  const { number, hash, parentHash, timestamp } = last
  await transaction
    .insert(marketBlocks)
    .values({ number, hash, parentHash, time: timestamp })
    .onConflictDoNothing()
  await transaction.execute(sql`
    delete from market_blocks where number < (select max(number) from market_blocks) - ${keptBlocks}`)
}

function firstTimes(trades: readonly TimedTrade[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { pool, time } of trades)
    times.set(pool.id, Math.min(time, times.get(pool.id) ?? Number.POSITIVE_INFINITY))
  return times
}

function idsOf(trades: readonly TimedTrade[]): readonly string[] {
  return [...new Set(trades.map(({ pool }) => pool.id))]
}

export type PoolProgress = typeof marketPools.$inferSelect

/** @throws {AppError} `database-unavailable` */
export async function readSource({ orm }: Database): Promise<{ chainId: number; genesis: string } | null> {
  const [row] = await runQuery(() => orm.select().from(marketSource))
  return row ?? null
}

/**
 * Returns the progress of the pools that have a row.
 * @throws {AppError} `database-unavailable`
 */
export function readProgress({ orm }: Database, pools: readonly MarketPool[]): Promise<PoolProgress[]> {
  const ids = pools.map(({ id }) => id)
  return runQuery(() => orm.select().from(marketPools).where(inArray(marketPools.pool, ids)))
}

export function hasSameSides({ baseIsFirst, base, token }: MarketPool, stored: PoolProgress): boolean {
  return (
    stored.baseIsFirst === baseIsFirst &&
    stored.baseDecimals === base.decimals &&
    stored.tokenDecimals === token.decimals
  )
}

/**
 * Starts the history of pools at a block.
 * @throws {LeaseLostError}
 */
export function beginPools(
  database: Database,
  pools: readonly MarketPool[],
  at: { source: { chainId: number; genesis: string }; block: bigint; time: number },
  fence: Fence,
): Promise<void> {
  return runFenced(database, fence, async (transaction) => {
    await transaction.insert(marketSource).values(at.source).onConflictDoNothing()
    const fresh = pools.map(({ id, baseIsFirst, base, token }) => ({
      ...{ pool: id, baseIsFirst, baseDecimals: base.decimals, tokenDecimals: token.decimals },
      ...{ begunAt: at.time, nextBlock: at.block, readUntil: at.time, firstTrade: null },
    }))
    if (fresh.length > 0) await transaction.insert(marketPools).values(fresh).onConflictDoNothing()
  })
}

/**
 * Returns the stored blocks, the newest first.
 * @throws {AppError} `database-unavailable`
 */
export async function readBlocks({ orm }: Database): Promise<readonly BlockHead[]> {
  const found = await runQuery(() => orm.select().from(marketBlocks).orderBy(sql`number desc`))
  return found.map(toHead)
}

/** @throws {AppError} `database-unavailable` */
export async function findBlock({ orm }: Database, number: bigint): Promise<BlockHead | null> {
  const [row] = await runQuery(() => orm.select().from(marketBlocks).where(eq(marketBlocks.number, number)))
  return row ? toHead(row) : null
}

/** @throws {AppError} `database-unavailable` */
export async function readTip({ orm }: Database): Promise<BlockHead | null> {
  const [row] = await runQuery(() => orm.select().from(marketBlocks).orderBy(sql`number desc`).limit(1))
  return row ? toHead(row) : null
}

function toHead({ time, ...block }: typeof marketBlocks.$inferSelect): BlockHead {
  return { ...block, timestamp: time }
}

type Ancestor = { readonly number: bigint; readonly time: number }

/**
 * Deletes all blocks above an ancestor and computes the candles of their trades again, in one transaction.
 * @throws {LeaseLostError}
 * @throws {AppError} `database-unavailable`
 */
export function rollBackAbove(database: Database, ancestor: Ancestor, fence: Fence): Promise<void> {
  return runFenced(database, fence, async (transaction) => {
    const changed = await rows<{ pool: string; first: string | number; last: string | number }>(
      transaction,
      sql`
      with gone as (delete from market_trades where pool in (select pool from market_pools)
        and block_number > ${ancestor.number} returning pool, time)
      select pool, min(time) as first, max(time) as last from gone group by pool`,
    )
    for (const { pool, first, last } of changed)
      await recomputeCandles(transaction, pool, Number(first), Number(last))
    await transaction.execute(sql`delete from market_blocks where number > ${ancestor.number}`)
    // Several blocks may have the time of the ancestor.
    await transaction.execute(sql`
      update market_pools set next_block = ${ancestor.number + 1n}, read_until = ${ancestor.time},
        first_trade = case when first_trade >= ${ancestor.time} then
          (select min(time) from market_trades where market_trades.pool = market_pools.pool) else first_trade end
      where next_block > ${ancestor.number + 1n}`)
  })
}

async function recomputeCandles(
  executor: Executor,
  pool: string,
  first: number,
  last: number,
): Promise<void> {
  for (const seconds of candleLengths)
    await executor.execute(sql`
      delete from market_candles where pool = ${pool} and seconds = ${seconds} and time >= ${first - (first % seconds)}`)
  await rebuildCandles(executor, [pool], first, last)
}

/**
 * Deletes all stored data of the market, so that it is read again.
 * @throws {LeaseLostError}
 */
export function deleteHistory(database: Database, fence: Fence): Promise<void> {
  return runFenced(database, fence, async (transaction) => {
    for (const table of [marketSource, marketPools, marketBlocks, marketTrades, marketCandles])
      await transaction.delete(table)
  })
}

/**
 * Deletes pools whose prices were computed for other sides or decimals.
 * @throws {LeaseLostError}
 */
export function deletePools(database: Database, pools: readonly string[], fence: Fence): Promise<void> {
  return runFenced(database, fence, async (transaction) => {
    for (const table of [marketPools, marketTrades, marketCandles])
      await transaction.delete(table).where(inArray(table.pool, [...pools]))
  })
}
