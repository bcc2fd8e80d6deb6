import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import type { PoolTrade } from '@/domain/market/pool-trade'
import { chainBlocks, chainCandles, chainHistories, chainPools, chainTrades } from '@/server/db/market-schema'
import { rows, runQuery } from '@/server/db/run-query'
import { type Fence, runFenced, type Transaction } from '../lease'
import type { MarketDatabase } from '../market-database'
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
export async function storeBlocks(
  database: MarketDatabase,
  blocks: ReadBlocks,
  fence: Fence,
): Promise<boolean> {
  return runFenced(database, fence, async (transaction) => {
    const chain = { transaction, chainId: database.chainId }
    if (!(await areAt(chain, blocks))) return false
    await insertTrades(chain, blocks.trades)
    const times = blocks.trades.map(({ time }) => time)
    if (times.length > 0)
      await rebuildCandles(chain, idsOf(blocks.trades), Math.min(...times), Math.max(...times))
    await advance(chain, blocks)
    return true
  })
}

async function areAt(
  { transaction, chainId }: ChainTransaction,
  { pools, from }: ReadBlocks,
): Promise<boolean> {
  const ids = pools.map(({ id }) => id)
  const found = await rows<{ next_block: string | number }>(
    transaction,
    sql`select next_block from chain_pools where chain_id = ${chainId} and pool in ${ids} order by pool for update`,
  )
  return found.length === pools.length && found.every(({ next_block }) => BigInt(next_block) === from)
}

/** The maximum number of rows per statement, so that it stays below its timeout of two seconds on the slower engine. */
const rowsAtOnce = 1_000

async function insertTrades(
  { transaction, chainId }: ChainTransaction,
  trades: readonly TimedTrade[],
): Promise<void> {
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
      insert into chain_trades (chain_id, pool, block_number, log_index, block_hash, time, price, base_volume, token_volume,
        side, transaction_hash)
      select ${chainId}::bigint, given.* from jsonb_to_recordset(${JSON.stringify(batch)}::text::jsonb) as given(pool text, block_number bigint,
        log_index integer, block_hash text, time bigint, price numeric, base_volume numeric, token_volume numeric,
        side text, transaction_hash text)`)
  }
}

async function advance(
  { transaction, chainId }: ChainTransaction,
  { pools, last, trades }: ReadBlocks,
): Promise<void> {
  const ids = pools.map(({ id }) => id)
  await transaction.execute(sql`
    update chain_pools set next_block = ${last.number + 1n}, read_until = ${last.timestamp}
    where chain_id = ${chainId} and pool in ${ids}`)
  for (const [pool, time] of firstTimes(trades))
    await transaction.execute(sql`
      update chain_pools set first_trade = ${time}
      where chain_id = ${chainId} and pool = ${pool} and first_trade is null`)
  const { number, hash, parentHash, timestamp } = last
  await transaction
    .insert(chainBlocks)
    .values({ chainId, number, hash, parentHash, time: timestamp })
    .onConflictDoNothing()
  await transaction.execute(sql`
    delete from chain_blocks where chain_id = ${chainId}
      and number < (select max(number) from chain_blocks where chain_id = ${chainId}) - ${keptBlocks}`)
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

/** A transaction that writes the market of a chain. */
type ChainTransaction = { readonly transaction: Transaction; readonly chainId: number }

export type PoolProgress = typeof chainPools.$inferSelect

/** @throws {AppError} `database-unavailable` */
export async function readSource({
  orm,
  chainId,
}: MarketDatabase): Promise<{ chainId: number; genesis: string } | null> {
  const [row] = await runQuery(() =>
    orm.select().from(chainHistories).where(eq(chainHistories.chainId, chainId)),
  )
  return row ?? null
}

/**
 * Returns the progress of the pools that have a row.
 * @throws {AppError} `database-unavailable`
 */
export function readProgress(
  { orm, chainId }: MarketDatabase,
  pools: readonly MarketPool[],
): Promise<PoolProgress[]> {
  const ids = pools.map(({ id }) => id)
  return runQuery(() =>
    orm
      .select()
      .from(chainPools)
      .where(and(eq(chainPools.chainId, chainId), inArray(chainPools.pool, ids))),
  )
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
  database: MarketDatabase,
  pools: readonly MarketPool[],
  at: { genesis: string; block: bigint; time: number },
  fence: Fence,
): Promise<void> {
  return runFenced(database, fence, async (transaction) => {
    const { chainId } = database
    await transaction.insert(chainHistories).values({ chainId, genesis: at.genesis }).onConflictDoNothing()
    const fresh = pools.map(({ id, baseIsFirst, base, token }) => ({
      ...{ chainId, pool: id, baseIsFirst, baseDecimals: base.decimals, tokenDecimals: token.decimals },
      ...{ begunAt: at.time, nextBlock: at.block, readUntil: at.time, firstTrade: null },
    }))
    if (fresh.length > 0) await transaction.insert(chainPools).values(fresh).onConflictDoNothing()
  })
}

/**
 * Returns the stored blocks, the newest first.
 * @throws {AppError} `database-unavailable`
 */
export async function readBlocks({ orm, chainId }: MarketDatabase): Promise<readonly BlockHead[]> {
  const found = await runQuery(() =>
    orm.select().from(chainBlocks).where(eq(chainBlocks.chainId, chainId)).orderBy(sql`number desc`),
  )
  return found.map(toHead)
}

/** @throws {AppError} `database-unavailable` */
export async function findBlock({ orm, chainId }: MarketDatabase, number: bigint): Promise<BlockHead | null> {
  const [row] = await runQuery(() =>
    orm
      .select()
      .from(chainBlocks)
      .where(and(eq(chainBlocks.chainId, chainId), eq(chainBlocks.number, number))),
  )
  return row ? toHead(row) : null
}

/** @throws {AppError} `database-unavailable` */
export async function readTip({ orm, chainId }: MarketDatabase): Promise<BlockHead | null> {
  const [row] = await runQuery(() =>
    orm.select().from(chainBlocks).where(eq(chainBlocks.chainId, chainId)).orderBy(sql`number desc`).limit(1),
  )
  return row ? toHead(row) : null
}

function toHead({ time, chainId: _, ...block }: typeof chainBlocks.$inferSelect): BlockHead {
  return { ...block, timestamp: time }
}

type Ancestor = { readonly number: bigint; readonly time: number }

/**
 * Deletes all blocks above an ancestor and computes the candles of their trades again, in one transaction.
 * @throws {LeaseLostError}
 * @throws {AppError} `database-unavailable`
 */
export function rollBackAbove(database: MarketDatabase, ancestor: Ancestor, fence: Fence): Promise<void> {
  const { chainId } = database
  return runFenced(database, fence, async (transaction) => {
    const changed = await rows<{ pool: string; first: string | number; last: string | number }>(
      transaction,
      sql`
      with gone as (delete from chain_trades where chain_id = ${chainId}
        and pool in (select pool from chain_pools where chain_id = ${chainId})
        and block_number > ${ancestor.number} returning pool, time)
      select pool, min(time) as first, max(time) as last from gone group by pool`,
    )
    for (const { pool, first, last } of changed)
      await recomputeCandles({ transaction, chainId }, pool, Number(first), Number(last))
    await transaction.execute(sql`
      delete from chain_blocks where chain_id = ${chainId} and number > ${ancestor.number}`)
    // Several blocks may have the time of the ancestor.
    await transaction.execute(sql`
      update chain_pools set next_block = ${ancestor.number + 1n}, read_until = ${ancestor.time},
        first_trade = case when first_trade >= ${ancestor.time} then
          (select min(time) from chain_trades where chain_trades.chain_id = ${chainId}
            and chain_trades.pool = chain_pools.pool) else first_trade end
      where chain_id = ${chainId} and next_block > ${ancestor.number + 1n}`)
  })
}

async function recomputeCandles(
  chain: ChainTransaction,
  pool: string,
  first: number,
  last: number,
): Promise<void> {
  for (const seconds of candleLengths)
    await chain.transaction.execute(sql`
      delete from chain_candles where chain_id = ${chain.chainId} and pool = ${pool} and seconds = ${seconds} and time >= ${first - (first % seconds)}`)
  await rebuildCandles(chain, [pool], first, last)
}

/**
 * Deletes the stored history of a chain, so that it is read again.
 * @throws {LeaseLostError}
 */
export function deleteHistory(database: MarketDatabase, fence: Fence): Promise<void> {
  return runFenced(database, fence, async (transaction) => {
    for (const table of [chainHistories, chainPools, chainBlocks, chainTrades, chainCandles])
      await transaction.delete(table).where(eq(table.chainId, database.chainId))
  })
}

/**
 * Deletes pools whose prices were computed for other sides or decimals.
 * @throws {LeaseLostError}
 */
export function deletePools(database: MarketDatabase, pools: readonly string[], fence: Fence): Promise<void> {
  return runFenced(database, fence, async (transaction) => {
    for (const table of [chainPools, chainTrades, chainCandles])
      await transaction
        .delete(table)
        .where(and(eq(table.chainId, database.chainId), inArray(table.pool, [...pools])))
  })
}
