import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  type Fence,
  holdsFence,
  leaseTime,
  notifyRequest,
  releaseLease,
  renewLease,
  takeLease,
} from '@/server/market/lease'
import { readShared, writeShared } from '@/server/market/snapshot'
import { databaseClock } from '../db/database-clock'
import { databaseOf } from '../db/database-of'
import { engines } from '../db/engines'

describe.each(engines)('the lease of the market on %s', (engine) => {
  const on = databaseOf(engine, 'chain_leases, chain_snapshots')
  const clock = databaseClock(on)

  const taken = async (holder = 'a'): Promise<Fence> => {
    const fence = await takeLease(on.market, holder)
    if (!fence) throw new Error('the lease is held')
    return fence
  }
  test('one of 20 concurrent requests gets the lease', async () => {
    const fences = await Promise.all(
      Array.from({ length: 20 }, (_, index) => takeLease(on.market, `${index}`)),
    )
    expect(fences.filter((fence) => fence !== null)).toEqual([{ epoch: 1n }])
  })

  test('the lease is taken over when it expires and not before, with a higher epoch', async () => {
    await taken('a')
    await clock.advance(leaseTime - 1)
    expect(await takeLease(on.market, 'b')).toBeNull()
    await clock.advance(1)
    expect(await takeLease(on.market, 'b')).toEqual({ epoch: 2n })
  })

  test('the lease is kept as long as it is renewed, and not by a process that lost it', async () => {
    const a = await taken('a')
    await clock.advance(leaseTime - 1)
    expect(await renewLease(on.market, a, null)).toEqual({ requestedAgo: null })
    await clock.advance(leaseTime - 1)
    expect(await takeLease(on.market, 'b')).toBeNull()
    await clock.advance(leaseTime)
    const b = await taken('b')
    expect(await renewLease(on.market, a, 0)).toBeNull()
    expect(await renewLease(on.market, b, 0)).not.toBeNull()
  })

  test('the lease is free at once when its holder releases it, and a process that lost it releases nothing', async () => {
    const a = await taken('a')
    await releaseLease(on.market, a)
    const b = await taken('b')
    await releaseLease(on.market, a)
    expect(await takeLease(on.market, 'c')).toBeNull()
    expect(b.epoch).toBe(a.epoch + 1n)
  })

  test('the lease refuses the snapshot of an earlier epoch, and of an expired one', async () => {
    const a = await taken('a')
    expect(await writeShared(on.market, a, 1n, 'of a')).toBe('1.1')
    await clock.advance(leaseTime)
    expect(await writeShared(on.market, a, 2n, 'late')).toBeNull()
    const b = await taken('b')
    expect(await writeShared(on.market, a, 3n, 'later')).toBeNull()
    expect((await readShared(on.market, null)).body).toBe('of a')
    expect(await writeShared(on.market, b, 1n, 'of b')).toBe('2.1')
    expect((await readShared(on.market, '1.1')).body).toBe('of b')
  })

  test('the lease is checked in a transaction', async () => {
    const a = await taken('a')
    const holds = () => on.market.orm.transaction((orm) => holdsFence({ ...on.market, orm }, a))
    expect(await holds()).toBe(true)
    await clock.advance(leaseTime)
    expect(await holds()).toBe(false)
  })

  test('the lease reports when visitors made requests, and returns a body only if the caller lacks it', async () => {
    const a = await taken('a')
    await notifyRequest(on.market)
    await clock.advance(1_500)
    expect((await renewLease(on.market, a, null))?.requestedAgo).toBe(1_500)
    await writeShared(on.market, a, 1n, 'body')
    const { mark, readAgo } = await readShared(on.market, null)
    expect(readAgo).toBe(0)
    expect(await readShared(on.market, mark)).toMatchObject({ body: null, mark: '1.1', isFree: false })
  })

  test('the lease is held by one process when the clock of the database is set forward', async () => {
    const a = await taken('a')
    await clock.advance(3_600_000)
    const b = await taken('b')
    expect(b.epoch).toBe(a.epoch + 1n)
    expect(await renewLease(on.market, a, null)).toBeNull()
    expect(await writeShared(on.market, a, 1n, 'of a')).toBeNull()
    expect(await on.market.orm.transaction((orm) => holdsFence({ ...on.market, orm }, a))).toBe(false)
    expect(await writeShared(on.market, b, 1n, 'of b')).toBe('2.1')
  })

  test('the lease is free when the clock is set back, and one process takes it', async () => {
    const a = await taken('a')
    await writeShared(on.market, a, 1n, 'of a')
    await notifyRequest(on.market)
    await clock.advance(-3_600_000)
    // After the clock was set back, a snapshot that was read before may be outdated.
    expect(await readShared(on.market, null)).toMatchObject({ isFree: true, readAgo: 3_600_000 })
    const b = await taken('b')
    expect(await renewLease(on.market, a, null)).toBeNull()
    expect(await writeShared(on.market, a, 2n, 'later')).toBeNull()
    expect(await writeShared(on.market, b, 1n, 'of b')).toBe('2.1')
  })

  test('the lease stays with its holder when the clock is set back by less than a renewal adds', async () => {
    const a = await taken('a')
    await clock.advance(1 - leaseTime)
    expect(await takeLease(on.market, 'b')).toBeNull()
    expect(await writeShared(on.market, a, 1n, 'of a')).toBe('1.1')
    expect(await renewLease(on.market, a, null)).not.toBeNull()
    await clock.advance(leaseTime)
    expect(await takeLease(on.market, 'b')).toEqual({ epoch: 2n })
  })
})

describe('the embedded database', () => {
  const on = databaseOf('pglite', 'chain_leases, chain_snapshots')

  test('the embedded database frees the lease when it is opened, because the process that used its folder has ended', async () => {
    await takeLease(on.market, 'a')
    expect(await takeLease(on.market, 'b')).toBeNull()
    await on.reopen()
    expect(await takeLease(on.market, 'b')).toEqual({ epoch: 2n })
  })
})

describe('a transaction that checked its fence', () => {
  const on = databaseOf('postgres', 'chain_leases, chain_snapshots')

  test('a transaction that checked its fence keeps the lease from being taken over until it ends', async () => {
    const fence = await takeLease(on.market, 'a')
    if (!fence) throw new Error('the lease is held')
    const order: string[] = []
    let takeover: Promise<unknown> | undefined
    await on.market.orm.transaction(async (transaction) => {
      expect(await holdsFence({ ...on.market, orm: transaction }, fence)).toBe(true)
      // The lease expires while the transaction runs, as in a process that was suspended.
      takeover = on.market.orm
        .execute(sql`update chain_leases set expires_at = clock_timestamp(), epoch = epoch + 1`)
        .then(() => order.push('taken over'))
      await transaction.execute(sql`select pg_sleep(0.2)`)
      order.push('committed')
    })
    await takeover
    expect(order).toEqual(['committed', 'taken over'])
  })
})
