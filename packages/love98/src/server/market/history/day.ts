import { sql } from 'drizzle-orm'
import { changeInMillionths } from '@/domain/market/decimal-price'
import type { MarketPool } from '@/domain/market/pool-event'
import type { MarketDay } from '@/domain/market/snapshot'
import { rows, runQuery } from '@/server/db/run-query'
import type { MarketDatabase } from '../market-database'
import { closesBefore } from './candles'
import { readProgress } from './store'

const hour = 3_600
const day = 24 * hour
const quarter = 900

/** The time in seconds by which a history may be behind the snapshot and still count as the last 24 hours. */
const longestLag = quarter

/**
 * Returns the last 24 hours of pairs, by the pair's name: the change of the price, the volume (exact to the minute),
 * and one price per hour. A pair is missing if its history does not start early enough, or has not been read up to
 * `now`.
 * @param now seconds since 1970: the timestamp of the snapshot's block
 * @throws {AppError} `database-unavailable`
 */
export async function readDay(
  database: MarketDatabase,
  pools: readonly MarketPool[],
  now: number,
): Promise<ReadonlyMap<string, MarketDay>> {
  const from = now - day
  const progress = await readProgress(database, pools)
  const reaching = new Set(
    progress.flatMap(({ pool, firstTrade, readUntil }) =>
      firstTrade !== null && firstTrade <= from && readUntil >= now - longestLag ? [pool] : [],
    ),
  )
  const known = pools.filter(({ id }) => reaching.has(id))
  if (known.length === 0) return new Map()
  const ids = known.map(({ id }) => id)
  const [firsts, volumes, quarters] = await Promise.all([
    closesBefore(database, ids, from),
    readVolumes(database, ids, from),
    readQuarters(database, ids, from),
  ])
  return new Map(
    known.flatMap(({ name, id }) => {
      const first = firsts.get(id)
      if (first === undefined) return []
      const closes = quarters.filter((candle) => candle.pool === id)
      const last = closes.at(-1)?.close ?? first
      const volume = volumes.get(id) ?? { base: '0', token: '0' }
      return [
        [
          name,
          { change: changeInMillionths(first, last), volume, closes: hourly(first, closes, from) },
        ] as const,
      ]
    }),
  )
}

type Close = { readonly pool: string; readonly time: number; readonly close: string }

/** Returns the price at the end of each hour, with six digits. */
function hourly(first: string, closes: readonly Close[], from: number): readonly number[] {
  return Array.from({ length: 24 }, (_, index) => {
    const end = from + (index + 1) * hour
    const last = closes.filter(({ time }) => time + quarter <= end || index === 23).at(-1)
    return Number(Number(last?.close ?? first).toPrecision(6))
  })
}

async function readQuarters(
  { orm, chainId }: MarketDatabase,
  pools: readonly string[],
  from: number,
): Promise<readonly Close[]> {
  const found = await runQuery(() =>
    rows<{ pool: string; time: string | number; close: string }>(
      orm,
      sql`
      select pool, time, close::text from chain_candles
      where chain_id = ${chainId} and pool in ${pools} and seconds = 900 and time > ${from - quarter} order by time`,
    ),
  )
  return found.map(({ time, ...row }) => ({ ...row, time: Number(time) }))
}

/**
 * Reads full quarters of an hour, and minutes up to the first quarter. That is one hundredth of the rows that minutes
 * alone would need.
 */
async function readVolumes({ orm, chainId }: MarketDatabase, pools: readonly string[], from: number) {
  const firstQuarter = from - (from % quarter) + quarter
  const found = await runQuery(() =>
    rows<{ pool: string; base: string; token: string }>(
      orm,
      sql`
      select pool, sum(base_volume)::text as base, sum(token_volume)::text as token from chain_candles
      where chain_id = ${chainId} and pool in ${pools} and (
        (seconds = 900 and time >= ${firstQuarter})
        or (seconds = 60 and time >= ${from - (from % 60)} and time < ${firstQuarter}))
      group by pool`,
    ),
  )
  return new Map(found.map(({ pool, base, token }) => [pool, { base, token }]))
}
