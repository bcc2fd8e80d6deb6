import { sql } from 'drizzle-orm'
import { batchSize } from './batches'
import type { Database } from './opened-database'
import { runQuery } from './run-query'

const day = 86_400

const tradeDays = 30

/**
 * The number of days for which candles are kept, by length in seconds. Hourly and daily candles are kept without a
 * limit.
 */
const candleDays: Readonly<Record<number, number>> = { 60: 7, 900: 90 }

/** Returns the time from which candles of a length are kept, in seconds since 1970, or null if there is no limit. */
export function retentionStart(seconds: number, now: Date): number | null {
  const days = candleDays[seconds]
  return days === undefined ? null : Math.floor(now.getTime() / 1000) - days * day
}

/**
 * Deletes old trades and short candles in batches. While the history of a pool is being read, its rows from the day of
 * the current position on stay, because longer candles are computed from shorter ones.
 * @param signal ends the work after the current batch
 * @returns the number of deleted rows
 * @throws {AppError} `database-unavailable`; earlier batches stay deleted
 */
export async function pruneMarket(database: Database, now: Date, signal?: AbortSignal): Promise<number> {
  const { rows } = (await runQuery(() =>
    database.orm.execute(sql`select chain_id, pool, read_until from chain_pools`),
  )) as unknown as {
    rows: readonly { chain_id: string | number; pool: string; read_until: string | number }[]
  }
  let done = 0
  for (const { chain_id, pool, read_until } of rows) {
    const ofPool = sql`chain_id = ${chain_id} and pool = ${pool}`
    const untouched = Number(read_until) - (Number(read_until) % day)
    const before = (since: number) => Math.min(since, untouched)
    const ofTrades = before(Math.floor(now.getTime() / 1000) - tradeDays * day)
    done += await deleteBatches(database, sql`chain_trades where ${ofPool} and time < ${ofTrades}`, signal)
    for (const seconds of Object.keys(candleDays).map(Number)) {
      const since = before(retentionStart(seconds, now) ?? 0)
      const rows = sql`chain_candles where ${ofPool} and seconds = ${seconds} and time < ${since}`
      done += await deleteBatches(database, rows, signal)
    }
  }
  return done
}

/** Deletes rows by their physical location, because their keys have several columns. */
async function deleteBatches(
  { orm }: Database,
  statement: ReturnType<typeof sql>,
  signal: AbortSignal | undefined,
): Promise<number> {
  let done = 0
  for (let last = batchSize; last === batchSize && !signal?.aborted; done += last) {
    const { rows } = (await runQuery(() =>
      orm.execute(sql`
        delete from ${statement} and ctid = any(array(
          select ctid from ${statement} limit ${batchSize} for update skip locked)) returning 1`),
    )) as unknown as { rows: readonly unknown[] }
    last = rows.length
  }
  return done
}
