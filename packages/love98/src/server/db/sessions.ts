import { and, eq, gt, type SQL } from 'drizzle-orm'
import type { Database } from './opened-database'
import { runQuery } from './run-query'
import { sessions } from './schema'

/** A stored session. For `tokenHash`, see `hashToken`. */
export type StoredSession = typeof sessions.$inferSelect

/** The fields of a new session. A contract account has a `proof`, so that it can be verified again. */
export type NewSession = Pick<StoredSession, 'tokenHash' | 'address' | 'chainId' | 'kind' | 'expiresAt'> &
  Partial<Pick<StoredSession, 'proof'>> & { now: Date }

/**
 * Opens a session and ends the previous session of the browser in the same statement, so that both are never valid at
 * the same time.
 * @param replaces the hash of the browser's previous token
 * @throws {AppError} `database-unavailable`
 */
export async function openSession(
  { orm }: Database,
  { now, ...session }: NewSession,
  replaces?: string,
): Promise<StoredSession> {
  const row = { ...session, createdAt: now, verifiedAt: now }
  const ended = orm.$with('ended').as(
    orm
      .delete(sessions)
      .where(eq(sessions.tokenHash, replaces ?? ''))
      .returning({ tokenHash: sessions.tokenHash }),
  )
  const [opened] = await runQuery(() => orm.with(ended).insert(sessions).values(row).returning())
  if (!opened) throw new Error('The database kept no session')
  return opened
}

/**
 * Returns the session of a token, unless it has expired at `now`.
 * @throws {AppError} `database-unavailable`
 */
export async function findSession(
  { orm }: Database,
  tokenHash: string,
  now: Date,
): Promise<StoredSession | null> {
  const [found] = await runQuery(() => orm.select().from(sessions).where(isLive(tokenHash, now)))
  return found ?? null
}

/**
 * Stores that the account of a session was verified again.
 * @returns whether the session exists
 */
export async function confirmSession({ orm }: Database, tokenHash: string, now: Date): Promise<boolean> {
  const confirmed = await runQuery(() =>
    orm
      .update(sessions)
      .set({ verifiedAt: now })
      .where(isLive(tokenHash, now))
      .returning({ tokenHash: sessions.tokenHash }),
  )
  return confirmed.length > 0
}

/**
 * Ends one session.
 * @returns whether the session existed
 * @throws {AppError} `database-unavailable`
 */
export async function endSession({ orm }: Database, tokenHash: string): Promise<boolean> {
  const ended = await runQuery(() =>
    orm
      .delete(sessions)
      .where(eq(sessions.tokenHash, tokenHash))
      .returning({ tokenHash: sessions.tokenHash }),
  )
  return ended.length > 0
}

function isLive(tokenHash: string, now: Date): SQL | undefined {
  return and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now))
}
