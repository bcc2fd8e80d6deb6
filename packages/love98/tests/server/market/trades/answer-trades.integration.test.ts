import { beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '@/domain/address'
import { AppError } from '@/domain/errors'
import type { TradePage } from '@/domain/market/trade'
import { answerTrades } from '@/server/market/trades/answer-trades'
import { databaseOf } from '../../db/database-of'
import { engines } from '../../db/engines'
import { historyTables, holdLease, rowsOf } from '../history/stored-history'
import { hashOf, pools, storeTrades } from '../history/stored-trades'

const start = 1_790_000_000
const alice: Address = `0x${'Aa'.repeat(20)}`

describe.each(engines)('trades on %s', (engine) => {
  const on = databaseOf(engine, historyTables)
  const accounts = new Map<string, Address>()
  const asked: string[][] = []
  beforeEach(async () => {
    await holdLease(on.market)
    accounts.clear()
    asked.length = 0
  })
  const ask = (query = '', { pair = 'CAT-ETH', etag = '', hasNode = true, isDown = false } = {}) =>
    answerTrades(
      new Request(`http://cats.example/api/market/${pair}/trades?${query}`, {
        headers: etag ? { 'if-none-match': etag } : {},
      }),
      pair,
      {
        database: async () => {
          if (isDown) throw new AppError('database-unavailable')
          return on.market
        },
        pairs: ['CAT-ETH', 'CAT-USDC', 'CAT-NONE'],
        pools,
        readAccounts: hasNode
          ? async (hashes) => {
              asked.push([...hashes])
              return accounts
            }
          : null,
        explorer: 'https://explorer.example',
      },
    )
  const page = async (query = '', options = {}): Promise<TradePage> => (await ask(query, options)).json()

  test('swaps are listed newest first with their amounts, and changes of liquidity are left out', async () => {
    await storeTrades(
      on.market,
      [
        [start, '2', 10n, 2n ** 112n],
        [start + 5, '3'],
        [start + 9, '4', 5n, 20n],
      ],
      start + 10,
    )
    const trade = (index: number, part: object) => ({
      ...{ block: String(100 + index), logIndex: 0, side: 'buy', account: null },
      ...{ transactionHash: hashOf(1_000 + index), ...part },
    })
    expect(await page()).toEqual({
      pair: 'CAT-ETH',
      trades: [
        trade(2, { time: start + 9, base: '5', token: '20' }),
        trade(0, { time: start, base: '10', token: String(2n ** 112n) }),
      ],
      next: null,
      explorer: 'https://explorer.example',
    })
  })

  test('pages of 50 follow one another without a gap, and the last one has no cursor', async () => {
    const given = Array.from({ length: 120 }, (_, at) => [start + at, '2', 1n, 2n] as const)
    await storeTrades(on.market, given, start + 200)
    const blocks: string[] = []
    const sizes: number[] = []
    for (let next: string | null = ''; next !== null; ) {
      const read: TradePage = await page(next && `before=${next}`)
      blocks.push(...read.trades.map(({ block }) => block))
      sizes.push(read.trades.length)
      next = read.next
    }
    expect(sizes).toEqual([50, 50, 20])
    expect(blocks).toEqual(Array.from({ length: 120 }, (_, at) => String(219 - at)))
  })

  test('an exact page has no cursor', async () => {
    await storeTrades(
      on.market,
      Array.from({ length: 50 }, (_, at) => [start + at, '2', 1n, 2n] as const),
      start + 60,
    )
    expect(await page()).toMatchObject({ next: null })
  })

  test('accounts are read for the requested page only, once, and stored', async () => {
    const given = Array.from({ length: 60 }, (_, at) => [start + at, '2', 1n, 2n] as const)
    await storeTrades(on.market, given, start + 200)
    for (let index = 10; index < 60; index++) accounts.set(hashOf(1_000 + index), alice)
    expect((await page()).trades.every(({ account }) => account === alice)).toBe(true)
    expect(asked.map(({ length }) => length)).toEqual([50])
    expect((await page()).trades.every(({ account }) => account === alice)).toBe(true)
    expect(asked).toHaveLength(1)
    const stored = await rowsOf(
      on.market,
      'select count(*)::int as n from chain_trades where account is not null',
    )
    expect(stored).toEqual([{ n: 50 }])
  })

  test('trades are listed without accounts if no node answers, and with them later', async () => {
    await storeTrades(on.market, [[start, '2', 1n, 2n]], start + 1)
    expect(await page('', { hasNode: false })).toMatchObject({ trades: [{ account: null }] })
    const first = await ask()
    expect(await first.json()).toMatchObject({ trades: [{ account: null }] })
    accounts.set(hashOf(1_000), alice)
    const later = await ask('', { etag: String(first.headers.get('etag')) })
    expect(later.status).toBe(200)
    expect(await later.json()).toMatchObject({ trades: [{ account: alice }] })
  })

  test('an unchanged page is not sent again', async () => {
    await storeTrades(on.market, [[start, '2', 1n, 2n]], start + 1)
    const first = await ask()
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2')
    const again = await ask('', { etag: String(first.headers.get('etag')) })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('a pair without trades has an empty page, with or without a pool', async () => {
    expect(await page('frame=1')).toMatchObject({ pair: 'CAT-ETH', trades: [], next: null })
    expect(await page('', { pair: 'CAT-NONE' })).toMatchObject({ pair: 'CAT-NONE', trades: [], next: null })
  })

  test.each([
    ['before=', 'before: must be a block and a log index, such as 21000000-5'],
    ['before=abc', 'before: must be a block and a log index, such as 21000000-5'],
    ['before=1-2;drop', 'before: must be a block and a log index, such as 21000000-5'],
    ['before=1-2&before=1-3', 'before: must stand once'],
    ['after=1-2', 'query: only before is known'],
  ])('the query %s is refused with the problem', async (query, problem) => {
    const refused = await ask(query)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: 'bad-request', problem })
  })

  test('an unknown pair is refused, and a database that is away is reported', async () => {
    expect((await ask('', { pair: 'CAT-EVIL' })).status).toBe(400)
    await expect(ask('', { isDown: true })).rejects.toMatchObject({ code: 'database-unavailable' })
  })
})
