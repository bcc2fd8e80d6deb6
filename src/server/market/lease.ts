import { and, eq, type SQL, sql } from 'drizzle-orm'
import { marketLease as lease } from '@/server/db/market-lease-schema'
import type { Database } from '@/server/db/opened-database'
import { runQuery } from '@/server/db/query-failure'

/** The right of a lease holder to write. The database refuses a write with an earlier epoch. */
export type Fence = { readonly epoch: bigint }

/** The time that a lease lasts without a renewal, ms. After that another process can take it. */
export const leaseTime = 8_000

const until = sql`clock_timestamp() + ${leaseTime} * interval '1 millisecond'`
const untilAtMost = sql`clock_timestamp() + ${2 * leaseTime} * interval '1 millisecond'`

/**
 * True if the lease can be taken. A lease that ends later than any renewal allows was renewed before the database's
 * clock was set back. Its holder may have ended since, and other processes would have to wait for as long as the clock
 * was set back.
 */
export const isOver = sql<boolean>`(${lease.expiresAt} <= clock_timestamp() or ${lease.expiresAt} > ${untilAtMost})`

/**
 * True until the end of the lease. After the clock was set back, the end may be far in the future; the holder then
 * keeps the lease until another process takes it.
 */
const isHeld = sql<boolean>`${lease.expiresAt} > clock_timestamp()`

/**
 * Takes the lease if no process holds it. It is a row and not a lock, because session locks do not work through a
 * transaction pooler.
 * @param holder a unique name of this process
 * @returns null while another process holds the lease
 * @throws {LoveError} `database-unavailable`
 */
export async function takeLease({ orm }: Database, holder: string): Promise<Fence | null> {
  const [row] = await runQuery(() =>
    orm
      .insert(lease)
      .values({ epoch: 1n, holder, expiresAt: until })
      .onConflictDoUpdate({
        target: lease.onlyRow,
        set: { epoch: sql`${lease.epoch} + 1`, holder, expiresAt: until },
        setWhere: isOver,
      })
      .returning({ epoch: lease.epoch }),
  )
  return row ?? null
}

/**
 * The data that the holder receives with each renewal. `lookedAgo` is the time since a visitor requested the market,
 * ms; null means never.
 */
export type Renewed = { readonly lookedAgo: number | null }

/**
 * Renews the lease.
 * @param readAgo the time since the holder confirmed that its snapshot is the newest state, ms; null without a snapshot
 * @returns null if another process has taken it
 * @throws {LoveError} `database-unavailable`
 */
export async function renewLease(
  { orm }: Database,
  { epoch }: Fence,
  readAgo: number | null,
): Promise<Renewed | null> {
  const readAt =
    readAgo === null
      ? {}
      : { readAt: sql`clock_timestamp() - ${Math.round(readAgo)} * interval '1 millisecond'` }
  const [row] = await runQuery(() =>
    orm
      .update(lease)
      .set({ expiresAt: until, ...readAt })
      .where(eq(lease.epoch, epoch))
      .returning({ lookedAgo: ageOf(lease.lookedAt) }),
  )
  return row ?? null
}

/**
 * Releases the lease, so that another process does not have to wait for its end.
 * @throws {LoveError} `database-unavailable`
 */
export async function releaseLease({ orm }: Database, { epoch }: Fence): Promise<void> {
  await runQuery(() =>
    orm
      .update(lease)
      .set({ expiresAt: sql`clock_timestamp()` })
      .where(and(eq(lease.epoch, epoch), isHeld)),
  )
}

/**
 * Checks the fence at the beginning of a transaction, and locks it until the end, so that no other process takes the
 * lease between the check and the commit.
 * @returns whether the lease is still valid; if not, the transaction must be rolled back
 */
export async function holdsFence(
  transaction: Pick<Database['orm'], 'select'>,
  { epoch }: Fence,
): Promise<boolean> {
  const rows = await runQuery(() =>
    transaction
      .select({ epoch: lease.epoch })
      .from(lease)
      .where(and(eq(lease.epoch, epoch), isHeld))
      .for('share'),
  )
  return rows.length === 1
}

/**
 * Returns the age of a database time, ms. A time in the future, after the clock was set back, counts as equally old.
 */
export function ageOf(column: typeof lease.lookedAt | typeof lease.readAt): SQL<number | null> {
  return sql<number | null>`round(abs(extract(epoch from clock_timestamp() - ${column})) * 1000)::float8`
}
