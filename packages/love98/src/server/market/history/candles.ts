import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Candle, type CandleInterval, type CandlePage, candleIntervals } from '@/domain/market/candle'
import { fillCandles } from '@/domain/market/fill-candles'
import type { MarketPool } from '@/domain/market/pool-event'
import { chainPools } from '@/server/db/market-schema'
import { retentionStart } from '@/server/db/prune-market'
import { type Executor, rows, runQuery } from '@/server/db/run-query'
import type { MarketDatabase } from '../market-database'

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
  { transaction, chainId }: { readonly transaction: Executor; readonly chainId: number },
  pools: readonly string[],
  from: number,
  until: number,
): Promise<void> {
  let shorter: number | null = null
  for (const seconds of candleLengths) {
    const start = from - (from % seconds)
    const end = until - (until % seconds) + seconds
    const within = sql`chain_id = ${chainId} and pool in ${pools} and time >= ${start} and time < ${end}`
    await transaction.execute(sql`
      insert into chain_candles (chain_id, pool, seconds, time, open, high, low, close, base_volume, token_volume)
      ${shorter === null ? ofTrades(seconds, within) : ofCandles(seconds, shorter, within)}
      on conflict (chain_id, pool, seconds, time) do update set open = excluded.open, high = excluded.high, low = excluded.low,
        close = excluded.close, base_volume = excluded.base_volume, token_volume = excluded.token_volume`)
    shorter = seconds
  }
}

function ofTrades(seconds: number, within: SQL): SQL {
  return sql`
    select chain_id, pool, ${literal(seconds)}, time - time % ${literal(seconds)} as start,
      (array_agg(price order by block_number, log_index))[1], max(price), min(price),
      (array_agg(price order by block_number desc, log_index desc))[1], sum(base_volume), sum(token_volume)
    from chain_trades where ${within} group by chain_id, pool, start`
}

function ofCandles(seconds: number, shorter: number, within: SQL): SQL {
  return sql`
    select chain_id, pool, ${literal(seconds)}, time - time % ${literal(seconds)} as start,
      (array_agg(open order by time))[1], max(high), min(low), (array_agg(close order by time desc))[1],
      sum(base_volume), sum(token_volume)
    from chain_candles where seconds = ${literal(shorter)} and ${within} group by chain_id, pool, start`
}

/**
 * Writes a constant into the statement. It must be the same expression everywhere, and not a new parameter each time.
 */
function literal(seconds: number): SQL {
  return sql.raw(String(seconds))
}

/** The requested candles: from one time (inclusive) to another (exclusive), seconds since 1970. */
export type CandleQuery = { readonly interval: CandleInterval; readonly from: number; readonly to: number }

/** A page; `isFinal` is true if it cannot change any more. */
type CandleResult = { readonly page: CandlePage; readonly isFinal: boolean }

/**
 * Reads candles of a pair: the intervals that overlap the query and are in the stored history.
 * @param finality the number of blocks behind the newest one after which a block is final
 * @throws {AppError} `database-unavailable`
 */
export async function readCandles(
  database: MarketDatabase,
  { name, id }: MarketPool,
  { interval, from, to }: CandleQuery,
  { finality, now }: { finality: number; now: Date },
): Promise<CandleResult> {
  const seconds = candleIntervals[interval]
  const [known] = await runQuery(() =>
    database.orm
      .select()
      .from(chainPools)
      .where(and(eq(chainPools.chainId, database.chainId), eq(chainPools.pool, id))),
  )
  const firstTrade = known?.firstTrade ?? null
  if (!known || firstTrade === null)
    return { page: { pair: name, interval, finalUntil: 0, begins: null, candles: [] }, isFinal: false }
  const begins = Math.max(floor(firstTrade, seconds), retentionStart(seconds, now) ?? 0)
  const span = {
    seconds,
    from: Math.max(floor(from, seconds), ceil(begins, seconds)),
    until: Math.min(ceil(to, seconds), floor(known.readUntil, seconds) + seconds),
  }
  const [stored, closes, finalTime] = await Promise.all([
    storedCandles(database, id, span),
    closesBefore(database, [id], span.from),
    readFinalTime(database, finality),
  ])
  const finalUntil = floor(Math.min(finalTime, known.readUntil), seconds)
  const candles = fillCandles(stored, span, closes.get(id) ?? null)
  const isFinal = from >= begins && to <= finalUntil
  return { page: { pair: name, interval, finalUntil, begins, candles }, isFinal }
}

async function storedCandles(
  { orm, chainId }: MarketDatabase,
  pool: string,
  { seconds, from, until }: { seconds: number; from: number; until: number },
): Promise<readonly Candle[]> {
  // One text instead of 1,000 rows, because the embedded engine takes four times as long to return rows as to find
  // them.
  const [row] = await runQuery(() =>
    rows<{ lines: string | null }>(
      orm,
      sql`
      select string_agg(time || ' ' || open || ' ' || high || ' ' || low || ' ' || close || ' ' || base_volume || ' '
        || token_volume, ',' order by time) as lines
      from chain_candles
      where chain_id = ${chainId} and pool = ${pool} and seconds = ${seconds} and time >= ${from} and time < ${until}`,
    ),
  )
  return row?.lines?.split(',').map(parseLine) ?? []
}

function parseLine(line: string): Candle {
  const [time = '', open = '', high = '', low = '', close = '', base = '', token = ''] = line.split(' ')
  return { time: Number(time), open, high, low, close, volume: { base, token } }
}

/** Returns the time of the newest final block that is stored, or 0 without one. */
async function readFinalTime({ orm, chainId }: MarketDatabase, finality: number): Promise<number> {
  const [row] = await runQuery(() =>
    rows<{ time: string | number }>(
      orm,
      sql`
      select time from chain_blocks where chain_id = ${chainId}
        and number <= (select max(number) from chain_blocks where chain_id = ${chainId}) - ${finality}::bigint
      order by number desc limit 1`,
    ),
  )
  return Number(row?.time ?? 0)
}

function floor(moment: number, seconds: number): number {
  return moment - (moment % seconds)
}

function ceil(moment: number, seconds: number): number {
  return floor(moment + seconds - 1, seconds)
}

/**
 * Reads the price of pools at a moment: the close of the last candle that had ended by then. Candles of all lengths are
 * searched, because short ones are deleted earlier. A pool without such a candle is not in the result.
 * @param moment seconds since 1970
 * @throws {AppError} `database-unavailable`
 */
export async function closesBefore(
  { orm, chainId }: MarketDatabase,
  pools: readonly string[],
  moment: number,
): Promise<ReadonlyMap<string, string>> {
  if (pools.length === 0) return new Map()
  const ofLength = (seconds: number) => sql`
    (select close, time + ${seconds} as ended from chain_candles
      where chain_candles.chain_id = ${chainId} and chain_candles.pool = chain_pools.pool and seconds = ${seconds} and time <= ${moment - seconds}
      order by time desc limit 1)`
  const ended = sql.join(candleLengths.map(ofLength), sql` union all `)
  const found = await runQuery(() =>
    rows<{ pool: string; close: string | null }>(
      orm,
      sql`
      select pool, (select close from (${ended}) as last order by ended desc limit 1)::text as close
      from chain_pools where chain_id = ${chainId} and pool in ${pools}`,
    ),
  )
  return new Map(found.flatMap(({ pool, close }) => (close === null ? [] : [[pool, close] as const])))
}
