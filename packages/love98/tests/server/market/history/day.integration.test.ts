import { beforeEach, describe, expect, test } from 'vitest'
import { readDay } from '@/server/market/history/day'
import { databaseOf } from '../../db/database-of'
import { engines } from '../../db/engines'
import { historyTables, holdLease } from './stored-history'
import { pools, storeTrades } from './stored-trades'

const now = 1_790_000_123
const hour = 3_600
const day = 24 * hour

describe.each(engines)('the last 24 hours on %s', (engine) => {
  const on = databaseOf(engine, historyTables)
  beforeEach(async () => {
    await holdLease(on.market)
  })

  test('the last 24 hours have the change, the traded volume, and a price per hour', async () => {
    await storeTrades(
      on.market,
      [
        [now - 3 * day, '1', 1_000n, 1_000n],
        [now - day - 2 * hour, '2', 100n, 200n],
        [now - day + 120, '2.5', 7n, 17n],
        [now - 12 * hour, '1', 3n, 3n],
        [now - 30, '2.2', 1n, 2n],
      ],
      now,
    )
    const of = (await readDay(on.market, pools, now)).get('CAT-ETH')
    expect(of).toMatchObject({ change: 100_000, volume: { base: '11', token: '22' } })
    expect(of?.closes).toHaveLength(24)
    expect(of?.closes[0]).toBe(2.5)
    expect(of?.closes[14]).toBe(1)
    expect(of?.closes.at(-1)).toBe(2.2)
  })

  test('the last 24 hours of a pair without trades are flat', async () => {
    await storeTrades(on.market, [[now - 3 * day, '0.125', 5n, 5n]], now)
    expect((await readDay(on.market, pools, now)).get('CAT-ETH')).toEqual({
      change: 0,
      volume: { base: '0', token: '0' },
      closes: Array(24).fill(0.125),
    })
  })

  test('the last 24 hours are unknown for a short history, for a late one, and without one', async () => {
    expect(await readDay(on.market, pools, now)).toEqual(new Map())
    await storeTrades(on.market, [[now - 23 * hour, '1']], now)
    await storeTrades(on.market, [[now - 3 * day, '1']], now - hour, pools[1])
    expect(await readDay(on.market, pools, now)).toEqual(new Map())
    expect((await readDay(on.market, pools, now + hour + 120)).size).toBe(0)
  })
})
