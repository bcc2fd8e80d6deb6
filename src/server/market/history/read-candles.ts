import { eq, sql } from 'drizzle-orm'
import { type Candle, type CandleInterval, type CandlePage, candleIntervals } from '@/domain/market/candle'
import { fillCandles } from '@/domain/market/fill-candles'
import type { MarketPool } from '@/domain/market/pool-event'
import { marketPools } from '@/server/db/market-schema'
import type { Database } from '@/server/db/opened-database'
import { keptSince } from '@/server/db/prune-market'
import { runQuery } from '@/server/db/query-failure'
import { closesBefore } from './close-before'

/** The requested candles: from one time (inclusive) to another (exclusive), seconds since 1970. */
export type CandleQuestion = { readonly interval: CandleInterval; readonly from: number; readonly to: number }

/** A page; `isFinal` is true if it cannot change any more. */
export type ReadCandles = { readonly page: CandlePage; readonly isFinal: boolean }

/**
 * Reads candles of a pair: the intervals that overlap the question and are in the stored history.
 * @param finality the number of blocks behind the newest one after which a block is final
 * @throws {LoveError} `database-unavailable`
 */
export async function readCandles(
  database: Database,
  { name, pool }: MarketPool,
  { interval, from, to }: CandleQuestion,
  { finality, now }: { finality: number; now: Date },
): Promise<ReadCandles> {
  const seconds = candleIntervals[interval]
  const [known] = await runQuery(() =>
    database.orm.select().from(marketPools).where(eq(marketPools.pool, pool)),
  )
  const firstTrade = known?.firstTrade ?? null
  if (!known || firstTrade === null)
    return { page: { pair: name, interval, finalUntil: 0, begins: null, candles: [] }, isFinal: false }
  const begins = Math.max(floor(firstTrade, seconds), keptSince(seconds, now) ?? 0)
  const span = {
    seconds,
    from: Math.max(floor(from, seconds), ceil(begins, seconds)),
    until: Math.min(ceil(to, seconds), floor(known.readUntil, seconds) + seconds),
  }
  const [stored, closes, finalTime] = await Promise.all([
    storedCandles(database, pool, span),
    closesBefore(database, [pool], span.from),
    readFinalTime(database, finality),
  ])
  const finalUntil = floor(Math.min(finalTime, known.readUntil), seconds)
  const candles = fillCandles(stored, span, closes.get(pool) ?? null)
  const isFinal = from >= begins && to <= finalUntil
  return { page: { pair: name, interval, finalUntil, begins, candles }, isFinal }
}

async function storedCandles(
  { orm }: Database,
  pool: string,
  { seconds, from, until }: { seconds: number; from: number; until: number },
): Promise<readonly Candle[]> {
  // One text instead of 1,000 rows, because the embedded engine takes four times as long to return rows as to find
  // them.
  const { rows } = (await runQuery(() =>
    orm.execute(sql`
      select string_agg(time || ' ' || open || ' ' || high || ' ' || low || ' ' || close || ' ' || base_volume || ' '
        || token_volume, ',' order by time) as lines
      from market_candles where pool = ${pool} and seconds = ${seconds} and time >= ${from} and time < ${until}`),
  )) as unknown as { rows: readonly { lines: string | null }[] }
  return rows[0]?.lines?.split(',').map(parseLine) ?? []
}

function parseLine(line: string): Candle {
  const [time = '', open = '', high = '', low = '', close = '', base = '', token = ''] = line.split(' ')
  return { time: Number(time), open, high, low, close, volume: { base, token } }
}

/** Returns the time of the newest final block that is stored, or 0 without one. */
async function readFinalTime({ orm }: Database, finality: number): Promise<number> {
  const { rows } = (await runQuery(() =>
    orm.execute(sql`
      select time from market_blocks where number <= (select max(number) from market_blocks) - ${finality}::bigint
      order by number desc limit 1`),
  )) as unknown as { rows: readonly { time: string | number }[] }
  return Number(rows[0]?.time ?? 0)
}

function floor(moment: number, seconds: number): number {
  return moment - (moment % seconds)
}

function ceil(moment: number, seconds: number): number {
  return floor(moment + seconds - 1, seconds)
}
