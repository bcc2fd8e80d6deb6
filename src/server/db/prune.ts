import { lte, sql } from 'drizzle-orm'
import { pruneGames } from './heartbreak-games'
import type { Database } from './opened-database'
import { runQuery } from './query-failure'
import { nonces, rateLimits, sessions } from './schema'

/**
 * Deletes what has expired at `now`: it is refused already, and only takes space; and games that are over, see `pruneGames`.
 * @returns how many rows went, by table
 * @throws {LoveError} `database-unavailable`
 */
export async function pruneExpired(
  database: Database,
  now: Date,
): Promise<{ nonces: number; sessions: number; rateLimits: number; games: number }> {
  const { orm } = database
  const gone = [
    await runQuery(() =>
      orm.delete(nonces).where(lte(nonces.expiresAt, now)).returning({ key: nonces.nonce }),
    ),
    await runQuery(() =>
      orm.delete(sessions).where(lte(sessions.expiresAt, now)).returning({ key: sessions.tokenHash }),
    ),
    await runQuery(() =>
      orm.delete(rateLimits).where(lte(rateLimits.resetsAt, now)).returning({ key: rateLimits.key }),
    ),
  ] as const
  const games = await pruneGames(database, now)
  // A PostgreSQL server does this by itself (autovacuum); the embedded engine has no processes for it. Without it every
  // table of the game would read the games themselves instead of their index.
  if (database.engine === 'pglite') await runQuery(() => orm.execute(sql`vacuum (analyze) heartbreak_games`))
  return { nonces: gone[0].length, sessions: gone[1].length, rateLimits: gone[2].length, games }
}
