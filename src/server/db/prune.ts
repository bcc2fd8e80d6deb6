import { lte } from 'drizzle-orm'
import type { OpenedDatabase as Database } from './opened-database'
import { ask } from './query-failure'
import { nonces, rateLimits, sessions } from './schema'

/**
 * Deletes what has expired at `now`: it is refused already, and only takes space.
 * @returns how many rows went, by table
 * @throws {LoveError} `database-unavailable`
 */
export async function pruneExpired(
  { orm }: Database,
  now: Date,
): Promise<{ nonces: number; sessions: number; rateLimits: number }> {
  const gone = [
    await ask(() => orm.delete(nonces).where(lte(nonces.expiresAt, now)).returning({ key: nonces.nonce })),
    await ask(() =>
      orm.delete(sessions).where(lte(sessions.expiresAt, now)).returning({ key: sessions.tokenHash }),
    ),
    await ask(() =>
      orm.delete(rateLimits).where(lte(rateLimits.resetsAt, now)).returning({ key: rateLimits.key }),
    ),
  ] as const
  return { nonces: gone[0].length, sessions: gone[1].length, rateLimits: gone[2].length }
}
