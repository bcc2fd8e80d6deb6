import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/server/db/opened-database'

/** An object that runs statements: the database, or a transaction. */
export type Executor = Pick<Database['orm'], 'execute'>

/**
 * The lengths of candles in seconds. Minutes are computed from trades, and each other length from the length before it.
 */
export const candleLengths = [60, 900, 3_600, 86_400] as const

/**
 * Computes again all candles of pools that overlap a time range. Longer candles are computed from shorter ones, so that
 * a day needs 24 rows and not all its trades.
 * @param from, until seconds since 1970, both inclusive
 */
export async function rebuildCandles(
  executor: Executor,
  pools: readonly string[],
  from: number,
  until: number,
): Promise<void> {
  let shorter: number | null = null
  for (const seconds of candleLengths) {
    const start = from - (from % seconds)
    const end = until - (until % seconds) + seconds
    const within = sql`pool in ${pools} and time >= ${start} and time < ${end}`
    await executor.execute(sql`
      insert into market_candles (pool, seconds, time, open, high, low, close, base_volume, token_volume)
      ${shorter === null ? ofTrades(seconds, within) : ofCandles(seconds, shorter, within)}
      on conflict (pool, seconds, time) do update set open = excluded.open, high = excluded.high, low = excluded.low,
        close = excluded.close, base_volume = excluded.base_volume, token_volume = excluded.token_volume`)
    shorter = seconds
  }
}

function ofTrades(seconds: number, within: SQL): SQL {
  return sql`
    select pool, ${literal(seconds)}, time - time % ${literal(seconds)} as start,
      (array_agg(price order by block_number, log_index))[1], max(price), min(price),
      (array_agg(price order by block_number desc, log_index desc))[1], sum(base_volume), sum(token_volume)
    from market_trades where ${within} group by pool, start`
}

function ofCandles(seconds: number, shorter: number, within: SQL): SQL {
  return sql`
    select pool, ${literal(seconds)}, time - time % ${literal(seconds)} as start,
      (array_agg(open order by time))[1], max(high), min(low), (array_agg(close order by time desc))[1],
      sum(base_volume), sum(token_volume)
    from market_candles where seconds = ${literal(shorter)} and ${within} group by pool, start`
}

/**
 * Writes a constant into the statement. It must be the same expression everywhere, and not a new parameter each time.
 */
function literal(seconds: number): SQL {
  return sql.raw(String(seconds))
}
