import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { pruneMarket } from '@/server/db/prune-market'
import { readCandles } from '@/server/market/history/candles'
import { readDay } from '@/server/market/history/day'
import { deleteHistory, readBlocks, readProgress, rollBackAbove } from '@/server/market/history/store'
import { LeaseLostError, takeLease } from '@/server/market/lease'
import { onChain } from '@/server/market/market-database'
import { readShared, writeShared } from '@/server/market/snapshot'
import { readTrades } from '@/server/market/trades/stored-trades'
import { databaseOf } from '../../db/database-of'
import { engines } from '../../db/engines'
import { historyTables, holdLease } from './stored-history'
import { pools, storeTrades } from './stored-trades'

const [hour, day] = [3_600, 86_400]
const start = 1_790_000_000 - (1_790_000_000 % day)
const [pool] = pools

describe.each(engines)('the markets of two chains with pools at one address, on %s', (engine) => {
  const on = databaseOf(engine, `chain_leases, chain_snapshots, ${historyTables}`)
  const one = () => onChain(on.db, 1)
  const two = () => onChain(on.db, 8453)
  const fence = { epoch: 1n }

  beforeEach(async () => {
    await holdLease(one())
    await holdLease(two())
    await storeTrades(
      one(),
      [
        [start, '1', 5n, 5n],
        [start + hour, '2', 1n, 2n],
      ],
      start + day + hour,
    )
    await storeTrades(two(), [[start, '7', 3n, 21n]], start + 2 * hour)
  })

  const closesOf = async (database: ReturnType<typeof one>) => {
    const query = { interval: '1h', from: start, to: start + day } as const
    const { page } = await readCandles(database, pool, query, { finality: 1, now: new Date(start * 1_000) })
    return page.candles.map(({ close }) => close)
  }
  const amountsOf = async (database: ReturnType<typeof one>) =>
    (await readTrades(database, pool, null)).trades.map(({ token }) => token)

  test('have separate trades, candles, blocks and days', async () => {
    expect([await amountsOf(one()), await amountsOf(two())]).toEqual([['2', '5'], ['21']])
    expect((await closesOf(one())).slice(0, 3)).toEqual(['1', '2', '2'])
    expect(await closesOf(two())).toEqual(['7', '7', '7'])
    expect((await readBlocks(one())).map(({ number }) => number)).toEqual([102n])
    expect((await readBlocks(two())).map(({ number }) => number)).toEqual([101n])
    const [days, others] = await Promise.all([
      readDay(one(), [pool], start + day + hour),
      readDay(two(), [pool], start + day + hour),
    ])
    expect(days.get(pool.name)?.volume).toEqual({ base: '1', token: '2' })
    expect(others.size).toBe(0)
  })

  test('are rolled back and deleted apart', async () => {
    await rollBackAbove(one(), { number: 100n, time: start }, fence)
    expect([await amountsOf(one()), await amountsOf(two())]).toEqual([['5'], ['21']])
    expect((await readProgress(two(), [pool]))[0]?.nextBlock).toBe(102n)
    await deleteHistory(one(), fence)
    expect([await amountsOf(one()), await amountsOf(two())]).toEqual([[], ['21']])
  })

  test('are pruned by the progress of each', async () => {
    await pruneMarket(on.db, new Date((start + 40 * day) * 1_000))
    expect([await amountsOf(one()), await amountsOf(two())]).toEqual([[], ['21']])
  })

  test('have separate leases and snapshots', async () => {
    await on.db.orm.execute(sql`delete from chain_leases`)
    expect([await takeLease(one(), 'a'), await takeLease(two(), 'b')]).toEqual([fence, fence])
    await writeShared(one(), fence, 1n, 'of one')
    await writeShared(two(), fence, 1n, 'of two')
    expect([(await readShared(one(), null)).body, (await readShared(two(), null)).body]).toEqual([
      'of one',
      'of two',
    ])
    await holdLease(one(), 2n)
    await expect(deleteHistory(one(), fence)).rejects.toThrow(LeaseLostError)
    expect(await writeShared(two(), fence, 2n, 'of two again')).toBe('1.2')
  })
})
