import { beforeEach, describe, expect, test } from 'vitest'
import { batchSize } from '@/server/db/batches'
import { pruneMarket } from '@/server/db/prune-market'
import { historyTables, holdLease, rowsOf } from '../market/history/stored-history'
import { type GivenTrade, storeTrades } from '../market/history/stored-trades'
import { databaseOf } from './database-of'
import { engines } from './engines'

const day = 86_400
const today = 1_790_000_000 - (1_790_000_000 % day)
const now = new Date((today + 100) * 1_000)

describe.each(engines)('pruning trades and candles on %s', (engine) => {
  const on = databaseOf(engine, historyTables)
  beforeEach(async () => {
    await holdLease(on.market)
  })
  const counts = async () => {
    const candles = await rowsOf(
      on.db,
      'select seconds, count(*)::int as n from chain_candles group by 1 order by 1',
    )
    const trades = await rowsOf(on.db, 'select count(*)::int as n from chain_trades')
    return [trades[0]?.n, ...candles.map(({ n }) => n)]
  }
  const daily = (days: number): GivenTrade[] =>
    Array.from({ length: days }, (_, index) => [today - (days - 1 - index) * day, '1'])

  test('trades are kept for 30 days, minutes for 7, quarter hours for 90, hours and days forever', async () => {
    await storeTrades(on.market, daily(120), today + 50)
    expect(await counts()).toEqual([120, 120, 120, 120, 120])
    await pruneMarket(on.db, now)
    expect(await counts()).toEqual([30, 7, 90, 120, 120])
    expect(await pruneMarket(on.db, now)).toBe(0)
  })

  test('the whole day of an unfinished history is kept, because its longer candles are computed from it', async () => {
    await storeTrades(
      on.market,
      daily(3).map(([time, price]) => [time - 60 * day, price]),
      today - 60 * day + 50,
    )
    await pruneMarket(on.db, now)
    expect(await counts()).toEqual([1, 1, 3, 3, 3])
  })

  test('pruning deletes in batches, and stops after the current one', async () => {
    const old = today - 40 * day
    await storeTrades(
      on.market,
      Array.from({ length: 2 * batchSize + 1 }, (_, index) => [old + index, '1']),
      today,
    )
    const stopping = new AbortController()
    stopping.abort()
    expect(await pruneMarket(on.db, now, stopping.signal)).toBe(0)
    await pruneMarket(on.db, now)
    expect((await counts())[0]).toBe(0)
  })
})
