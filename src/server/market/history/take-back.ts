import { inArray, sql } from 'drizzle-orm'
import {
  marketBlocks,
  marketCandles,
  marketPools,
  marketSource,
  marketTrades,
} from '@/server/db/market-schema'
import type { Database } from '@/server/db/opened-database'
import type { WriteFence } from './history'
import { candleLengths, type Executor, rebuildCandles } from './rebuild-candles'
import { inFencedTransaction } from './store-blocks'

/** A block that is both in the stored history and on the chain. */
export type Ancestor = { readonly number: bigint; readonly time: number }

/**
 * Deletes all blocks above an ancestor and computes the candles of their trades again, in one transaction.
 * @throws {LeaseLostError}
 * @throws {LoveError} `database-unavailable`
 */
export function takeBackAbove(database: Database, ancestor: Ancestor, fence: WriteFence): Promise<void> {
  return inFencedTransaction(database, fence, async (transaction) => {
    const { rows } = (await transaction.execute(sql`
      with gone as (delete from market_trades where pool in (select pool from market_pools)
        and block_number > ${ancestor.number} returning pool, time)
      select pool, min(time) as first, max(time) as last from gone group by pool`)) as unknown as {
      rows: readonly { pool: string; first: string | number; last: string | number }[]
    }
    for (const { pool, first, last } of rows)
      await forgetCandles(transaction, pool, Number(first), Number(last))
    await transaction.execute(sql`delete from market_blocks where number > ${ancestor.number}`)
    await transaction.execute(sql`
      update market_pools set next_block = ${ancestor.number + 1n}, read_until = ${ancestor.time},
        first_trade = case when first_trade > ${ancestor.time} then
          (select min(time) from market_trades where market_trades.pool = market_pools.pool) else first_trade end
      where next_block > ${ancestor.number + 1n}`)
  })
}

async function forgetCandles(executor: Executor, pool: string, first: number, last: number): Promise<void> {
  for (const seconds of candleLengths)
    await executor.execute(sql`
      delete from market_candles where pool = ${pool} and seconds = ${seconds} and time >= ${first - (first % seconds)}`)
  await rebuildCandles(executor, [pool], first, last)
}

/**
 * Deletes all stored data of the market, so that it is read again.
 * @throws {LeaseLostError}
 */
export function takeBackAll(database: Database, fence: WriteFence): Promise<void> {
  return inFencedTransaction(database, fence, async (transaction) => {
    for (const table of [marketSource, marketPools, marketBlocks, marketTrades, marketCandles])
      await transaction.delete(table)
  })
}

/**
 * Deletes pools whose prices were computed for other sides or decimals.
 * @throws {LeaseLostError}
 */
export function takeBackPools(
  database: Database,
  pools: readonly string[],
  fence: WriteFence,
): Promise<void> {
  return inFencedTransaction(database, fence, async (transaction) => {
    for (const table of [marketPools, marketTrades, marketCandles])
      await transaction.delete(table).where(inArray(table.pool, [...pools]))
  })
}
