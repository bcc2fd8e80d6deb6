import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Fence, holdsFence, leaseTime, releaseLease, renewLease, takeLease } from '@/server/market/lease'
import { readShared, tellLooked, writeShared } from '@/server/market/shared-snapshot'
import { databaseClock } from '../db/database-clock'
import { databaseOf } from '../db/database-of'
import { engines } from '../db/engines'

describe.each(engines)('the lease of the market on %s', (engine) => {
  const on = databaseOf(engine, 'market_lease, market_snapshot')
  const clock = databaseClock(on)

  const taken = async (holder = 'a'): Promise<Fence> => {
    const fence = await takeLease(on.db, holder)
    if (!fence) throw new Error('the lease is held')
    return fence
  }
  test('of 20 that take it at the same time one gets it', async () => {
    const fences = await Promise.all(Array.from({ length: 20 }, (_, index) => takeLease(on.db, `${index}`)))
    expect(fences.filter((fence) => fence !== null)).toEqual([{ epoch: 1n }])
  })

  test('is taken over when its time is over and not before, with a higher epoch', async () => {
    await taken('a')
    await clock.advance(leaseTime - 1)
    expect(await takeLease(on.db, 'b')).toBeNull()
    await clock.advance(1)
    expect(await takeLease(on.db, 'b')).toEqual({ epoch: 2n })
  })

  test('is held as long as it is renewed, and not by one who lost it', async () => {
    const a = await taken('a')
    await clock.advance(leaseTime - 1)
    expect(await renewLease(on.db, a, null)).toEqual({ lookedAgo: null })
    await clock.advance(leaseTime - 1)
    expect(await takeLease(on.db, 'b')).toBeNull()
    await clock.advance(leaseTime)
    const b = await taken('b')
    expect(await renewLease(on.db, a, 0)).toBeNull()
    expect(await renewLease(on.db, b, 0)).not.toBeNull()
  })

  test('is free at once when its holder gives it up; one who lost it gives up nothing', async () => {
    const a = await taken('a')
    await releaseLease(on.db, a)
    const b = await taken('b')
    await releaseLease(on.db, a)
    expect(await takeLease(on.db, 'c')).toBeNull()
    expect(b.epoch).toBe(a.epoch + 1n)
  })

  test('refuses the snapshot of an earlier epoch, and of one whose time is over', async () => {
    const a = await taken('a')
    expect(await writeShared(on.db, a, 1n, 'of a')).toBe('1.1')
    await clock.advance(leaseTime)
    expect(await writeShared(on.db, a, 2n, 'late')).toBeNull()
    const b = await taken('b')
    expect(await writeShared(on.db, a, 3n, 'later')).toBeNull()
    expect((await readShared(on.db, null)).body).toBe('of a')
    expect(await writeShared(on.db, b, 1n, 'of b')).toBe('2.1')
    expect((await readShared(on.db, '1.1')).body).toBe('of b')
  })

  test('is checked in a transaction', async () => {
    const a = await taken('a')
    const holds = () => on.db.orm.transaction((transaction) => holdsFence(transaction, a))
    expect(await holds()).toBe(true)
    await clock.advance(leaseTime)
    expect(await holds()).toBe(false)
  })

  test('reports when visitors made requests, and a body only to those who do not have it', async () => {
    const a = await taken('a')
    await tellLooked(on.db)
    await clock.advance(1_500)
    expect((await renewLease(on.db, a, null))?.lookedAgo).toBe(1_500)
    await writeShared(on.db, a, 1n, 'body')
    const { mark, readAgo } = await readShared(on.db, null)
    expect(readAgo).toBe(0)
    expect(await readShared(on.db, mark)).toMatchObject({ body: null, mark: '1.1', isFree: false })
  })

  test('is held by one alone when the clock of the database is set forward', async () => {
    const a = await taken('a')
    await clock.advance(3_600_000)
    const b = await taken('b')
    expect(b.epoch).toBe(a.epoch + 1n)
    expect(await renewLease(on.db, a, null)).toBeNull()
    expect(await writeShared(on.db, a, 1n, 'of a')).toBeNull()
    expect(await on.db.orm.transaction((transaction) => holdsFence(transaction, a))).toBe(false)
    expect(await writeShared(on.db, b, 1n, 'of b')).toBe('2.1')
  })

  test('is not held for as long as the clock is set back, and by one alone', async () => {
    const a = await taken('a')
    await writeShared(on.db, a, 1n, 'of a')
    await tellLooked(on.db)
    await clock.advance(-3_600_000)
    // After the clock was set back, a snapshot that was read before may be outdated.
    expect(await readShared(on.db, null)).toMatchObject({ isFree: true, readAgo: 3_600_000 })
    const b = await taken('b')
    expect(await renewLease(on.db, a, null)).toBeNull()
    expect(await writeShared(on.db, a, 2n, 'later')).toBeNull()
    expect(await writeShared(on.db, b, 1n, 'of b')).toBe('2.1')
  })

  test('stays with its holder when the clock is set back by less than a renewal gives', async () => {
    const a = await taken('a')
    await clock.advance(1 - leaseTime)
    expect(await takeLease(on.db, 'b')).toBeNull()
    expect(await writeShared(on.db, a, 1n, 'of a')).toBe('1.1')
    expect(await renewLease(on.db, a, null)).not.toBeNull()
    await clock.advance(leaseTime)
    expect(await takeLease(on.db, 'b')).toEqual({ epoch: 2n })
  })
})

describe('the embedded database', () => {
  const on = databaseOf('pglite', 'market_lease, market_snapshot')

  test('frees the lease when it is opened: its folder has one process, and that one was killed', async () => {
    await takeLease(on.db, 'a')
    expect(await takeLease(on.db, 'b')).toBeNull()
    await on.reopen()
    expect(await takeLease(on.db, 'b')).toEqual({ epoch: 2n })
  })
})

describe('a transaction that checked its fence', () => {
  const on = databaseOf('postgres', 'market_lease, market_snapshot')

  test('keeps the lease from being taken over until it ends', async () => {
    const fence = await takeLease(on.db, 'a')
    if (!fence) throw new Error('the lease is held')
    const order: string[] = []
    let takeover: Promise<unknown> | undefined
    await on.db.orm.transaction(async (transaction) => {
      expect(await holdsFence(transaction, fence)).toBe(true)
      // The lease expires while the transaction runs, as in a process that was suspended.
      takeover = on.db.orm
        .execute(sql`update market_lease set expires_at = clock_timestamp(), epoch = epoch + 1`)
        .then(() => order.push('taken over'))
      await transaction.execute(sql`select pg_sleep(0.2)`)
      order.push('committed')
    })
    await takeover
    expect(order).toEqual(['committed', 'taken over'])
  })
})
