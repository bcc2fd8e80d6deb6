import { type SQL, sql } from 'drizzle-orm'
import type { MarketPool } from '../../../src/domain/market/pool-event.ts'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import { answerCandles } from '../../../src/server/market/history/answer-candles.ts'
import { rebuildCandles } from '../../../src/server/market/history/candles.ts'
import { readDay } from '../../../src/server/market/history/day.ts'
import { percentile } from '../statistics.ts'

const pairs = 11
const tradesOfPair = 100_000
const days = 30
const pages = 300

/**
 * Fills a database with 100,000 trades of each of eleven pairs over 30 days, and reads random pages of candles as the
 * endpoint does, from the query of an address to the text of the answer.
 * @param place an empty database
 * @returns ms; `day`: the last 24 hours of all pairs
 */
export async function measureCandles(
  place: { url: string } | { directory: string },
  signal: AbortSignal,
): Promise<{ median: number; most: number; slowest: number; day: number }> {
  const now = Math.floor(Date.now() / 1000)
  const pools = Array.from({ length: pairs }, (_, index) => poolOf(index))
  const database = await openDatabase(place)
  try {
    const run = (statement: SQL) => database.orm.execute(statement)
    await run(
      sql`insert into market_blocks values (2000000, ${hash}, ${hash}, ${now}), (1000000, ${hash}, ${hash}, ${now - 900})`,
    )
    for (const { id: pool } of pools) {
      signal.throwIfAborted()
      await run(
        sql`insert into market_pools values (${pool}, true, 18, 18, 0, 2000001, ${now}, ${now - days * 86_400})`,
      )
      // In parts, because a statement may take two seconds.
      for (let part = 0; part < 10; part++) {
        const size = tradesOfPair / 10
        await run(sql`
          insert into market_trades select ${pool}, n, 0, ${hash},
            ${now - days * 86_400}::bigint + n * ${(days * 86_400) / tradesOfPair}::numeric, 1 + (n * 7919 % 1000) / 100000.0,
            1000000000000000000 + n, 2000000000000000000 + n
          from generate_series(${part * size}::int, ${(part + 1) * size - 1}::int) as n`)
      }
      for (let day = 0; day <= days; day++) {
        const until = now - day * 86_400
        await rebuildCandles(database.orm, [pool], until - 86_400, until)
      }
    }
    // As autovacuum and the maintenance rounds do.
    for (const table of ['market_trades', 'market_candles', 'market_pools'])
      await run(sql.raw(`analyze ${table}`))
    const ports = {
      database: async () => database,
      now: () => new Date(now * 1000),
      pairs: pools.map(({ name }) => name),
      pools,
      finality: 64,
      isLasting: true,
    }
    const times = []
    for (let page = 0; page < pages + 20; page++) {
      signal.throwIfAborted()
      const { name, query } = randomPage(pools, now)
      const start = performance.now()
      const answer = await answerCandles(new Request(`http://localhost/?${query}`), name, ports)
      const text = await answer.text()
      times.push(performance.now() - start)
      if (answer.status !== 200 || text.length < 1000)
        throw new Error(`A page of candles was refused: ${text}`)
    }
    const dayTimes = []
    for (let round = 0; round < 20; round++) {
      const start = performance.now()
      const found = await readDay(database, pools, now)
      dayTimes.push(performance.now() - start)
      if (found.size !== pairs) throw new Error('The last day of the pairs is not known.')
    }
    const measured = times.slice(20)
    return {
      median: percentile(measured, 0.5),
      most: percentile(measured, 0.95),
      slowest: Math.max(...measured),
      day: percentile(dayTimes, 0.95),
    }
  } finally {
    await database.close()
  }
}

const hash = `0x${'98'.repeat(32)}`

function poolOf(index: number): MarketPool {
  const side = (symbol: string) => ({ symbol, decimals: 18, address: `0x${symbol}` as const })
  return {
    name: `PAIR-${index}`,
    id: `0x${index}`,
    source: { kind: 'v2', pool: `0x${index}` },
    base: side('PAIR'),
    token: side(String(index)),
    baseIsFirst: true,
  }
}

/** A full page of candles of a random length, within their retention. */
function randomPage(pools: readonly { name: string }[], now: number) {
  const kinds = [
    ['1m', 60, 7],
    ['15m', 900, 30],
    ['1h', 3_600, 30],
    ['1d', 86_400, 30],
  ] as const
  const [interval, seconds, kept] = kinds[Math.floor(Math.random() * kinds.length)] ?? kinds[0]
  const length = Math.min(1_000 * seconds, kept * 86_400)
  const from = Math.floor((now - length - Math.random() * (kept * 86_400 - length)) / seconds) * seconds
  const { name } = pools[Math.floor(Math.random() * pools.length)] ?? { name: '' }
  return {
    name,
    query: `interval=${interval}&from=${from}&to=${from + Math.floor(length / seconds) * seconds}`,
  }
}
