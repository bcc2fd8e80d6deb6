import { and, eq, type SQL, sql } from 'drizzle-orm'
import { chainLeases as lease } from '@/server/db/market-schema'
import { runQuery } from '@/server/db/run-query'
import { pause, withTimeout } from '@/server/timing'
import type { MarketDatabase } from './market-database'

/** The right of the holder of a chain's lease to write. The database refuses a write with an earlier epoch. */
export type Fence = { readonly epoch: bigint }

/** Another process holds the lease, so nothing is written. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
  readonly code = 'lease-lost'
}

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
 * Takes the lease of a chain if no process holds it. It is a row and not a lock, because session locks do not work through a
 * transaction pooler.
 * @param holder a unique name of this process
 * @returns null while another process holds the lease
 * @throws {AppError} `database-unavailable`
 */
export async function takeLease({ orm, chainId }: MarketDatabase, holder: string): Promise<Fence | null> {
  const [row] = await runQuery(() =>
    orm
      .insert(lease)
      .values({ chainId, epoch: 1n, holder, expiresAt: until })
      .onConflictDoUpdate({
        target: lease.chainId,
        set: { epoch: sql`${lease.epoch} + 1`, holder, expiresAt: until },
        setWhere: isOver,
      })
      .returning({ epoch: lease.epoch }),
  )
  return row ?? null
}

/**
 * The data that the holder receives with each renewal. `requestedAgo` is the time since a visitor requested the market,
 * ms; null means never.
 */
export type Renewed = { readonly requestedAgo: number | null }

/**
 * Renews the lease.
 * @param readAgo the time since the holder confirmed that its snapshot is the newest state, ms; null without a snapshot
 * @returns null if another process has taken it
 * @throws {AppError} `database-unavailable`
 */
export async function renewLease(
  { orm, chainId }: MarketDatabase,
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
      .where(and(eq(lease.chainId, chainId), eq(lease.epoch, epoch)))
      .returning({ requestedAgo: ageOf(lease.requestedAt) }),
  )
  return row ?? null
}

/** A lease that was not renewed counts as lost this long before its end, so that no write starts just before, ms. */
const margin = 1_000

/**
 * Renews a lease until `signal`, until another process has it, or until it is about to end because the database does
 * not answer.
 * @param options `readAgo`: see `renewLease`; `isWanted`: returns false to end, based on the data in the database;
 *   `interval`: between two renewals, ms
 */
export async function keepLease(
  {
    database,
    fence,
    readAgo,
    isWanted,
    interval,
  }: {
    database: MarketDatabase
    fence: Fence
    readAgo: () => number | null
    isWanted: (renewed: Renewed) => boolean
    interval: number
  },
  signal: AbortSignal,
): Promise<void> {
  let renewedAt = performance.now()
  while (!signal.aborted && performance.now() - renewedAt < leaseTime - margin) {
    const left = leaseTime - margin - (performance.now() - renewedAt)
    await pause(Math.min(interval, Math.max(0, left)), signal)
    if (signal.aborted) return
    const askedAt = performance.now()
    // An answer after the end of the lease is too late, because the right to write has ended.
    const answer = await withTimeout(
      Math.max(0, leaseTime - margin - (askedAt - renewedAt)),
      renewLease(database, fence, readAgo()),
    ).catch(() => undefined)
    if (answer === null || (answer && !isWanted(answer))) return
    if (answer) renewedAt = askedAt
  }
}

/**
 * Releases the lease, so that another process does not have to wait for its end.
 * @throws {AppError} `database-unavailable`
 */
export async function releaseLease({ orm, chainId }: MarketDatabase, { epoch }: Fence): Promise<void> {
  await runQuery(() =>
    orm
      .update(lease)
      .set({ expiresAt: sql`clock_timestamp()` })
      .where(and(eq(lease.chainId, chainId), eq(lease.epoch, epoch), isHeld)),
  )
}

/**
 * Reports to the lease holder that visitors of another process have requested the market.
 * @throws {AppError} `database-unavailable`
 */
export async function notifyRequest({ orm, chainId }: MarketDatabase): Promise<void> {
  await runQuery(() =>
    orm.update(lease).set({ requestedAt: sql`clock_timestamp()` }).where(eq(lease.chainId, chainId)),
  )
}

export type Transaction = Parameters<Parameters<MarketDatabase['orm']['transaction']>[0]>[0]

/**
 * Runs a transaction that locks the lease until its end. A process that is stopped during the transaction would keep
 * the lock without a limit, so the server ends such a transaction after five seconds.
 * @throws {LeaseLostError} before anything is written
 * @throws {AppError} `database-unavailable`
 */
export async function runFenced<Answer>(
  { orm, chainId }: MarketDatabase,
  fence: Fence,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const outcome = await runQuery(() =>
    orm.transaction(async (transaction) => {
      await transaction.execute(sql`set local idle_in_transaction_session_timeout = '5s'`)
      return (await holdsFence({ orm: transaction, chainId }, fence))
        ? { answer: await work(transaction) }
        : null
    }),
  )
  if (!outcome) throw new LeaseLostError('Another process holds the lease of the market')
  return outcome.answer
}

/**
 * Checks the fence at the beginning of a transaction, and locks it until the end, so that no other process takes the
 * lease between the check and the commit.
 * @returns whether the lease is still valid; if not, the transaction must be rolled back
 */
export async function holdsFence(
  { orm, chainId }: { readonly orm: Pick<MarketDatabase['orm'], 'select'>; readonly chainId: number },
  { epoch }: Fence,
): Promise<boolean> {
  const rows = await runQuery(() =>
    orm
      .select({ epoch: lease.epoch })
      .from(lease)
      .where(and(eq(lease.chainId, chainId), eq(lease.epoch, epoch), isHeld))
      .for('share'),
  )
  return rows.length === 1
}

/**
 * Returns the age of a database time, ms. A time in the future, after the clock was set back, counts as equally old.
 */
export function ageOf(column: typeof lease.requestedAt | typeof lease.readAt): SQL<number | null> {
  return sql<number | null>`round(abs(extract(epoch from clock_timestamp() - ${column})) * 1000)::float8`
}
