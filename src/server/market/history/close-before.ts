import { sql } from 'drizzle-orm'
import type { Database } from '@/server/db/opened-database'
import { runQuery } from '@/server/db/query-failure'
import { candleLengths } from './rebuild-candles'

/**
 * The price of pools at a moment: the close of the last candle that had ended then, of any length, since short ones are cleared
 * away sooner. A pool without one is not in the answer.
 * @param moment seconds since 1970
 * @throws {LoveError} `database-unavailable`
 */
export async function closesBefore(
  { orm }: Database,
  pools: readonly string[],
  moment: number,
): Promise<ReadonlyMap<string, string>> {
  if (pools.length === 0) return new Map()
  const ofLength = (seconds: number) => sql`
    (select close, time + ${seconds} as ended from market_candles
      where market_candles.pool = market_pools.pool and seconds = ${seconds} and time <= ${moment - seconds}
      order by time desc limit 1)`
  const ended = sql.join(candleLengths.map(ofLength), sql` union all `)
  const { rows } = (await runQuery(() =>
    orm.execute(sql`
      select pool, (select close from (${ended}) as last order by ended desc limit 1)::text as close
      from market_pools where pool in ${pools}`),
  )) as unknown as { rows: readonly { pool: string; close: string | null }[] }
  return new Map(rows.flatMap(({ pool, close }) => (close === null ? [] : [[pool, close] as const])))
}
