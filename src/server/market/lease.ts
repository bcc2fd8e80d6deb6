import { and, eq, type SQL, sql } from 'drizzle-orm'
import { marketLease as lease } from '@/server/db/market-lease-schema'
import type { Database } from '@/server/db/opened-database'
import { runQuery } from '@/server/db/query-failure'

/** What a holder of the lease writes with: a write of an earlier epoch is refused by the database. */
export type Fence = { readonly epoch: bigint }

/** How long a lease holds without being renewed, ms. Another process takes it over after that. */
export const leaseTime = 8_000

const until = sql`clock_timestamp() + ${leaseTime} * interval '1 millisecond'`
const untilAtMost = sql`clock_timestamp() + ${2 * leaseTime} * interval '1 millisecond'`

/**
 * True when a lease can be taken. One that seems to hold for longer than a renewal ever gives was renewed before the database's clock
 * was set back: its holder may have ended since, and would be waited for as long as the clock was set back.
 */
export const isOver = sql<boolean>`(${lease.expiresAt} <= clock_timestamp() or ${lease.expiresAt} > ${untilAtMost})`

/** Its holder keeps one whose end a clock that was set back has put far ahead, until another process takes it. */
const isHeld = sql<boolean>`${lease.expiresAt} > clock_timestamp()`

/**
 * Takes the lease when no process holds it. A row and no lock: sessions and their locks do not pass a transaction pooler.
 * @param holder a name of this process that no other one has
 * @returns null while another process holds it
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

/** What the holder learns with each renewal. `lookedAgo`: ms since a visitor asked for the market; null: never. */
export type Renewed = { readonly lookedAgo: number | null }

/**
 * Renews the lease.
 * @param readAgo ms since the holder knew that its snapshot is the newest state; null: it has none
 * @returns null when another process has taken it
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

/** Gives the lease up, so that another process need not wait for its end. @throws {LoveError} `database-unavailable` */
export async function releaseLease({ orm }: Database, { epoch }: Fence): Promise<void> {
  await runQuery(() =>
    orm
      .update(lease)
      .set({ expiresAt: sql`clock_timestamp()` })
      .where(and(eq(lease.epoch, epoch), isHeld)),
  )
}

/**
 * Checks the fence at the beginning of a transaction, and holds it until the end: no other process takes the lease over
 * between the check and the commit.
 * @returns whether the lease still holds; if not, the transaction must be rolled back
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

/** ms since a moment of the database; a moment that lies ahead, since the clock was set back, is as old as it is far ahead. */
export function ageOf(column: typeof lease.lookedAt | typeof lease.readAt): SQL<number | null> {
  return sql<number | null>`round(abs(extract(epoch from clock_timestamp() - ${column})) * 1000)::float8`
}
