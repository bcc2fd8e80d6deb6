import { type SQL, sql } from 'drizzle-orm'
import type { Hex } from '../../../src/domain/hex.ts'
import type { MarketPool } from '../../../src/domain/market/pool-event.ts'
import type { PoolSource } from '../../../src/domain/market/pool-source.ts'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import { answerCandles } from '../../../src/server/market/history/answer-candles.ts'
import { rebuildCandles } from '../../../src/server/market/history/candles.ts'
import { readDay } from '../../../src/server/market/history/day.ts'
import { onChain } from '../../../src/server/market/market-database.ts'
import { percentile } from '../statistics.ts'

/** The kinds of pools in turn, so that each has a third of the pairs. */
const kinds = ['v2', 'v3', 'v4'] as const
type Kind = (typeof kinds)[number]

const pairs = 11
const tradesOfPair = 100_000
const days = 30
const pages = 300

/**
 * Fills a database with 100,000 trades of each of eleven pairs over 30 days, and reads random pages of candles as the
 * endpoint does, from the query of an address to the text of the answer.
 * @param place an empty database
 * @returns ms; `v2`, `v3` and `v4`: 95 % of the pages of pairs with such a pool; `day`: the last 24 hours of all pairs
 */
export async function measureCandles(
  place: { url: string } | { directory: string },
  signal: AbortSignal,
): Promise<Record<'median' | 'most' | 'slowest' | 'day' | Kind, number>> {
  const now = Math.floor(Date.now() / 1000)
  const pools = Array.from({ length: pairs }, (_, index) => poolOf(index))
  const database = onChain(await openDatabase(place), 1)
  try {
    const run = (statement: SQL) => database.orm.execute(statement)
    await run(
      sql`insert into chain_blocks values (1, 2000000, ${hash}, ${hash}, ${now}), (1, 1000000, ${hash}, ${hash}, ${now - 900})`,
    )
    for (const { id: pool } of pools) {
      signal.throwIfAborted()
      await run(
        sql`insert into chain_pools values (1, ${pool}, true, 18, 18, 0, 2000001, ${now}, ${now - days * 86_400})`,
      )
      // In parts, because a statement may take two seconds.
      for (let part = 0; part < 10; part++) {
        const size = tradesOfPair / 10
        await run(sql`
          insert into chain_trades select 1, ${pool}, n, 0, ${hash},
            ${now - days * 86_400}::bigint + n * ${(days * 86_400) / tradesOfPair}::numeric, 1 + (n * 7919 % 1000) / 100000.0,
            1000000000000000000 + n, 2000000000000000000 + n
          from generate_series(${part * size}::int, ${(part + 1) * size - 1}::int) as n`)
      }
      for (let day = 0; day <= days; day++) {
        const until = now - day * 86_400
        await rebuildCandles({ transaction: database.orm, chainId: 1 }, [pool], until - 86_400, until)
      }
    }
    // As autovacuum and the maintenance rounds do.
    for (const table of ['chain_trades', 'chain_candles', 'chain_pools'])
      await run(sql.raw(`analyze ${table}`))
    const ports = {
      database: async () => database,
      now: () => new Date(now * 1000),
      pairs: pools.map(({ name }) => name),
      pools,
      finality: 64,
      isLasting: true,
    }
    const times: { kind: Kind; time: number }[] = []
    for (let page = 0; page < pages + 20; page++) {
      signal.throwIfAborted()
      const { name, kind, query } = randomPage(pools, now)
      const start = performance.now()
      const answer = await answerCandles(new Request(`http://localhost/?${query}`), name, ports)
      const text = await answer.text()
      times.push({ kind, time: performance.now() - start })
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
    const counted = times.slice(20)
    const measured = counted.map(({ time }) => time)
    const mostOf = (kind: Kind) =>
      percentile(
        counted.filter((page) => page.kind === kind).map(({ time }) => time),
        0.95,
      )
    return {
      ...{ v2: mostOf('v2'), v3: mostOf('v3'), v4: mostOf('v4') },
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

/** Stored pools of V4 have an id of 32 bytes, the others their address. */
function poolOf(index: number): MarketPool {
  const side = (symbol: string) => ({ symbol, decimals: 18, address: `0x${symbol}` as const })
  const kind = kindOf(index)
  const id: Hex = `0x${String(index).padStart(kind === 'v4' ? 64 : 40, '9')}`
  return {
    name: `PAIR-${index}`,
    id,
    source: sourceOf(kind, id),
    base: side('PAIR'),
    token: side(String(index)),
    baseIsFirst: true,
  }
}

function kindOf(index: number): Kind {
  return kinds[index % kinds.length] ?? 'v2'
}

function sourceOf(kind: Kind, pool: Hex): PoolSource {
  if (kind === 'v2') return { kind, pool }
  if (kind === 'v3') return { kind, pool, fee: 3_000 }
  const address = (digit: number): Hex => `0x${`${digit}`.repeat(40)}`
  const currencies = { currency0: address(1), currency1: address(2) }
  return { kind, manager: address(3), key: { ...currencies, fee: 3_000, tickSpacing: 60, hooks: address(0) } }
}

/** A full page of candles of a random length, within their retention. */
function randomPage(pools: readonly MarketPool[], now: number) {
  const intervals = [
    ['1m', 60, 7],
    ['15m', 900, 30],
    ['1h', 3_600, 30],
    ['1d', 86_400, 30],
  ] as const
  const [interval, seconds, kept] = intervals[Math.floor(Math.random() * intervals.length)] ?? intervals[0]
  const length = Math.min(1_000 * seconds, kept * 86_400)
  const from = Math.floor((now - length - Math.random() * (kept * 86_400 - length)) / seconds) * seconds
  const index = Math.floor(Math.random() * pools.length)
  return {
    name: pools[index]?.name ?? '',
    kind: kindOf(index),
    query: `interval=${interval}&from=${from}&to=${from + Math.floor(length / seconds) * seconds}`,
  }
}
