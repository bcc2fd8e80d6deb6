import { sql } from 'drizzle-orm'
import type { BlockHead, MarketPool } from '@/domain/market/pool-event'
import type { PoolTrade } from '@/domain/market/pool-trade'
import { marketBlocks } from '@/server/db/market-schema'
import type { Database } from '@/server/db/opened-database'
import { runQuery } from '@/server/db/query-failure'
import { holdsFence } from '../lease'
import { LeaseLostError, type WriteFence } from './history'
import { type Executor, rebuildCandles } from './rebuild-candles'

/** The number of block hashes that are kept. A deeper reorganization is refused. */
export const keptBlocks = 256n

/** A trade with its block. `time` is in seconds since 1970. */
export type PlacedTrade = PoolTrade & {
  readonly blockNumber: bigint
  readonly blockHash: string
  readonly time: number
}

/** A range of blocks that have been read. */
export type ReadBlocks = {
  /**
   * The pools of the request. All of them must have been read up to the block before `from`; otherwise nothing is
   * stored.
   */
  readonly pools: readonly MarketPool[]
  readonly from: bigint
  /** The newest block of the range. */
  readonly last: BlockHead
  readonly trades: readonly PlacedTrade[]
}

/**
 * Stores blocks in one transaction: their trades, the candles that change, and the progress of the pools. A process
 * that ends during the transaction has stored all or nothing, and the next process continues from the stored progress.
 * @returns false if the pools have not been read up to `from`, because another process was faster
 * @throws {LeaseLostError}
 * @throws {LoveError} `database-unavailable`
 */
export async function storeBlocks(
  database: Database,
  blocks: ReadBlocks,
  fence: WriteFence,
): Promise<boolean> {
  const outcome = await inFencedTransaction(database, fence, async (transaction) => {
    if (!(await areAt(transaction, blocks))) return false
    await insertTrades(transaction, blocks.trades)
    const times = blocks.trades.map(({ time }) => time)
    if (times.length > 0)
      await rebuildCandles(transaction, addressesOf(blocks.trades), Math.min(...times), Math.max(...times))
    await advance(transaction, blocks)
    return true
  })
  return outcome
}

/**
 * Runs a transaction that locks the lease until its end. A process that is stopped during the transaction would keep
 * the lock without a limit, so the server ends such a transaction after five seconds.
 * @throws {LeaseLostError} before anything is written
 */
export async function inFencedTransaction<Answer>(
  { orm }: Database,
  fence: WriteFence,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const outcome = await runQuery(() =>
    orm.transaction(async (transaction) => {
      await transaction.execute(sql`set local idle_in_transaction_session_timeout = '5s'`)
      return (await holdsFence(transaction, fence)) ? { answer: await work(transaction) } : null
    }),
  )
  if (!outcome) throw new LeaseLostError('Another process holds the lease of the market')
  return outcome.answer
}

/** The argument of the callback of `orm.transaction`. */
export type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0]

async function areAt(transaction: Executor, { pools, from }: ReadBlocks): Promise<boolean> {
  const addresses = pools.map(({ pool }) => pool)
  const { rows } = (await transaction.execute(sql`
    select next_block from market_pools where pool in ${addresses} order by pool for update`)) as unknown as {
    rows: readonly { next_block: string | number }[]
  }
  return rows.length === pools.length && rows.every(({ next_block }) => BigInt(next_block) === from)
}

/** The maximum number of rows per statement, so that it stays below its timeout of two seconds on the slower engine. */
const rowsAtOnce = 1_000

async function insertTrades(transaction: Executor, trades: readonly PlacedTrade[]): Promise<void> {
  for (let first = 0; first < trades.length; first += rowsAtOnce) {
    const rows = trades.slice(first, first + rowsAtOnce).map((trade) => ({
      pool: trade.pool.pool,
      block_number: String(trade.blockNumber),
      log_index: trade.logIndex,
      block_hash: trade.blockHash,
      time: trade.time,
      price: trade.price,
      base_volume: String(trade.volume.base),
      token_volume: String(trade.volume.token),
    }))
    await transaction.execute(sql`
      insert into market_trades (pool, block_number, log_index, block_hash, time, price, base_volume, token_volume)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given(pool text, block_number bigint,
        log_index integer, block_hash text, time bigint, price numeric, base_volume numeric, token_volume numeric)`)
  }
}

async function advance(transaction: Transaction, { pools, last, trades }: ReadBlocks): Promise<void> {
  const addresses = pools.map(({ pool }) => pool)
  await transaction.execute(sql`
    update market_pools set next_block = ${last.number + 1n}, read_until = ${last.timestamp} where pool in ${addresses}`)
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

function firstTimes(trades: readonly PlacedTrade[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { pool, time } of trades)
    times.set(pool.pool, Math.min(time, times.get(pool.pool) ?? Number.POSITIVE_INFINITY))
  return times
}

function addressesOf(trades: readonly PlacedTrade[]): readonly string[] {
  return [...new Set(trades.map(({ pool }) => pool.pool))]
}
