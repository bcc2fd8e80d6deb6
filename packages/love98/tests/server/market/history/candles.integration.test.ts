import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CandlePage } from '@/domain/market/candle'
import { answerCandles } from '@/server/market/history/answer-candles'
import { databaseOf } from '../../db/database-of'
import { engines } from '../../db/engines'
import { historyTables, holdLease } from './stored-history'
import { pools, storeTrades } from './stored-trades'

const start = 1_790_000_000 - (1_790_000_000 % 86_400)
const minute = 60
const hour = 3_600
const day = 86_400

describe.each(engines)('candles on %s', (engine) => {
  const on = databaseOf(engine, historyTables)
  beforeEach(async () => {
    await holdLease(on.market)
  })
  const ask = (query: string, { pair = 'CAT-ETH', now = start + 2 * day, finality = 0, etag = '' } = {}) =>
    answerCandles(
      new Request(`http://cats.example/api/market/${pair}/candles?${query}`, {
        headers: etag ? { 'if-none-match': etag } : {},
      }),
      pair,
      {
        database: async () => on.market,
        now: () => new Date(now * 1_000),
        pairs: ['CAT-ETH', 'CAT-USDC', 'CAT-NONE'],
        pools,
        finality,
        isLasting: true,
      },
    )
  const page = async (query: string, options = {}): Promise<CandlePage> => (await ask(query, options)).json()
  const candle = (
    time: number,
    open: string,
    high: string,
    low: string,
    close: string,
    base = '0',
    token = '0',
  ) => ({
    ...{ time, open, high, low, close },
    volume: { base, token },
  })

  test('an interval without trades repeats the last close, and a candle opens with the previous close', async () => {
    await storeTrades(
      on.market,
      [
        [start + 5, '2', 10n, 20n],
        [start + 30, '1.5', 1n, 2n],
        [start + 4 * minute, '3', 5n, 15n],
        [start + 4 * minute + 1, '2.75'],
      ],
      start + 6 * minute + 7,
    )
    const answer = await page(`interval=1m&from=${start}&to=${start + hour}`)
    expect(answer).toMatchObject({ pair: 'CAT-ETH', interval: '1m', begins: start })
    expect(answer.candles).toEqual([
      candle(start, '2', '2', '1.5', '1.5', '11', '22'),
      candle(start + minute, '1.5', '1.5', '1.5', '1.5'),
      candle(start + 2 * minute, '1.5', '1.5', '1.5', '1.5'),
      candle(start + 3 * minute, '1.5', '1.5', '1.5', '1.5'),
      candle(start + 4 * minute, '1.5', '3', '1.5', '2.75', '5', '15'),
      candle(start + 5 * minute, '2.75', '2.75', '2.75', '2.75'),
      // Nothing beyond the newest block that was read.
      candle(start + 6 * minute, '2.75', '2.75', '2.75', '2.75'),
    ])
    expect((await page(`interval=1d&from=${start}&to=${start + day}`)).candles).toEqual([
      candle(start, '2', '3', '1.5', '2.75', '16', '37'),
    ])
  })

  test('prices of any size keep all their digits', async () => {
    const tiny = `0.${'0'.repeat(30)}123456789012345678`
    const huge = `123456789012345678${'0'.repeat(20)}`
    await storeTrades(
      on.market,
      [
        [start, tiny],
        [start + 1, huge, 2n ** 112n, 1n],
      ],
      start + 2,
    )
    const [first] = (await page(`interval=15m&from=${start}&to=${start + 900}`)).candles
    expect(first).toEqual(candle(start, tiny, huge, tiny, huge, String(2n ** 112n), '1'))
  })

  test('a page that begins between two trades opens with the price of that time, also after minutes were pruned', async () => {
    await storeTrades(
      on.market,
      [
        [start + 10, '2'],
        [start + 20 * day, '4'],
      ],
      start + 20 * day,
    )
    await on.market.orm.execute(
      sql`delete from chain_candles where seconds = 60 and time < ${start + 15 * day}`,
    )
    const answer = await page(`interval=1m&from=${start + 16 * day}&to=${start + 16 * day + 120}`, {
      now: start + 20 * day,
    })
    expect(answer.candles.map(({ open, close }) => [open, close])).toEqual([
      ['2', '2'],
      ['2', '2'],
    ])
  })

  test('pruned candles are not invented', async () => {
    await storeTrades(
      on.market,
      [
        [start, '2'],
        [start + 20 * day, '4'],
      ],
      start + 20 * day,
    )
    const now = start + 20 * day
    const answer = await page(`interval=1m&from=${start}&to=${start + 600}`, { now })
    expect(answer).toMatchObject({ begins: now - 7 * day, candles: [] })
    expect((await page(`interval=1h&from=${start}&to=${start + 2 * hour}`, { now })).candles).toHaveLength(2)
  })

  test('past pages are cached for a day, others for two seconds, and unchanged ones are not sent again', async () => {
    await storeTrades(
      on.market,
      [
        [start, '2'],
        [start + 2 * hour, '3'],
      ],
      start + 2 * hour,
    )
    const past = await ask(`interval=1m&from=${start}&to=${start + hour}`)
    expect(past.headers.get('cache-control')).toBe('public, max-age=86400')
    expect((await past.json()).finalUntil).toBe(start + 2 * hour)
    const current = await ask(`interval=1m&from=${start}&to=${start + 3 * hour}`)
    expect(current.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2')
    const etag = String(current.headers.get('etag'))
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    const again = await ask(`interval=1m&from=${start}&to=${start + 3 * hour}`, { etag: `"x", W/${etag}` })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    const early = await ask(`interval=1m&from=${start - hour}&to=${start + hour}`)
    expect(early.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2')
  })

  test('candles of blocks that are not final may change', async () => {
    await storeTrades(on.market, [[start, '2']], start + 2 * hour)
    const answer = await ask(`interval=1m&from=${start}&to=${start + hour}`, { finality: 64 })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2')
    expect((await answer.json()).finalUntil).toBe(0)
  })

  test('a pair without a pool or without a history has an empty page', async () => {
    for (const pair of ['CAT-NONE', 'CAT-USDC'])
      expect(await page(`interval=1h&from=0&to=3600`, { pair })).toEqual({
        ...{ pair, interval: '1h', finalUntil: 0, begins: null, candles: [] },
      })
  })

  test.each([
    ['interval=1h&from=0&to=10', 'pair: is not one of the pairs', '<script>'],
    ['from=0&to=10', 'interval: must be one of 1m, 15m, 1h, 1d', 'CAT-ETH'],
    ['interval=5m&from=0&to=10', 'interval: must be one of 1m, 15m, 1h, 1d', 'CAT-ETH'],
    ['interval=toString&from=0&to=10', 'interval: must be one of 1m, 15m, 1h, 1d', 'CAT-ETH'],
    ['interval=1h&to=10', 'from: must be whole seconds since 1970', 'CAT-ETH'],
    ['interval=1h&from=-1&to=10', 'from: must be whole seconds since 1970', 'CAT-ETH'],
    ['interval=1h&from=1e3&to=10', 'from: must be whole seconds since 1970', 'CAT-ETH'],
    ['interval=1h&from=0&to=1.5', 'to: must be whole seconds since 1970', 'CAT-ETH'],
    [`interval=1h&from=0&to=${'9'.repeat(30)}`, 'to: must be whole seconds since 1970', 'CAT-ETH'],
    ['interval=1h&from=10&to=10', 'to: must be after from', 'CAT-ETH'],
    ['interval=1m&from=0&to=60001', 'to: at most 1000 intervals after from', 'CAT-ETH'],
    ['interval=1m&from=0&to=60&to=120', 'to: must stand once', 'CAT-ETH'],
    ['interval=1m&from=0&to=60&x=1', 'query: only interval, from and to are known', 'CAT-ETH'],
  ])('the query "%s" is refused: %s', async (query, problem, pair) => {
    const answer = await ask(query, { pair })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'bad-request', problem })
  })
})
