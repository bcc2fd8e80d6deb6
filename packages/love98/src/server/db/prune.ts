import { lte, type SQL, sql } from 'drizzle-orm'
import { logProblem } from '@/server/log'
import { deleteInBatches, updateInBatches } from './batches'
import { isPurgeable } from './guestbook/guestbook-entries'
import { guestbookEntries as entries } from './guestbook/guestbook-schema'
import { heartbreakGames as games } from './heartbreak-schema'
import type { Database } from './opened-database'
import { pruneMarket } from './prune-market'
import { runQuery } from './run-query'
import { nonces, rateLimits, sessions } from './schema'

/**
 * The number of deleted rows by table. `logs`: logs of games that stay; `guestbook`: deleted entries; `market`: trades
 * and candles.
 */
export type Pruned = {
  nonces: number
  sessions: number
  rateLimits: number
  games: number
  logs: number
  guestbook: number
  market: number
}

/**
 * Deletes expired rows, which the server already refuses: nonces, sessions and rate limits, games that are over (see
 * `isOverAt`), and the logs of lost games after a week. Then, for the embedded engine, it does the work of a PostgreSQL
 * server's background processes: it removes dead rows, updates the statistics of the planner, and truncates the
 * write-ahead log, which would grow until a restart has to read all of it. Steps are independent: a failed step is
 * logged and repeated in the next round.
 * @param signal ends the round after the current batch
 */
export async function pruneExpired(database: Database, now: Date, signal?: AbortSignal): Promise<Pruned> {
  const step = async (table: string, work: () => Promise<number>) => {
    try {
      return signal?.aborted ? 0 : await work()
    } catch (error) {
      if (!signal?.aborted)
        logProblem('database', `Clearing away failed: ${table}. The next round repeats it.`, error)
      return 0
    }
  }
  const remove = (table: string, rows: Parameters<typeof deleteInBatches>[1]) =>
    step(table, () => deleteInBatches(database, rows, signal))
  const oldLogs = { table: games, key: games.id, where: hasOldLog(now), change: { log: null } }
  const pruned = {
    nonces: await remove('nonces', { table: nonces, key: nonces.nonce, where: lte(nonces.expiresAt, now) }),
    sessions: await remove('sessions', {
      table: sessions,
      key: sessions.tokenHash,
      where: lte(sessions.expiresAt, now),
    }),
    rateLimits: await remove('rate limits', {
      table: rateLimits,
      key: rateLimits.key,
      where: lte(rateLimits.resetsAt, now),
    }),
    games: await remove('games', { table: games, key: games.id, where: isOverAt(now) }),
    logs: await step('logs of games', () => updateInBatches(database, oldLogs, signal)),
    guestbook: await remove('deleted entries', { table: entries, key: entries.id, where: isPurgeable(now) }),
    market: await step('trades and candles', () => pruneMarket(database, now, signal)),
  }
  if (database.engine === 'pglite')
    for (const statement of upkeep)
      await step(statement, async () => {
        await runQuery(() => database.orm.execute(sql.raw(statement)))
        return 0
      })
  return pruned
}

const upkeep = [
  ...[
    ...['nonces', 'sessions', 'rate_limits', 'heartbreak_secrets', 'heartbreak_games'],
    ...['guestbook_entries', 'guestbook_decisions', 'database_kind'],
    ...['chain_histories', 'chain_pools', 'chain_blocks', 'chain_trades', 'chain_candles'],
    ...['chain_leases', 'chain_snapshots'],
    // The build before this one may still write them.
    ...['market_source', 'market_pools', 'market_blocks', 'market_trades', 'market_candles'],
    ...['market_lease', 'market_snapshot'],
  ].map((table) => `vacuum (analyze) ${table}`),
  'checkpoint',
]

const minute = 60_000
const day = 1_440 * minute

/**
 * Selects abandoned games one hour after their start, and abandoned daily attempts after two days, because they mark
 * the day as used. Lost, refused and withdrawn games expire after 90 days. Ranked games stay.
 */
function isOverAt(now: Date): SQL {
  return sql`${games.status} <> 'ranked' and (
    (${games.status} = 'started' and ${games.kind} = 'free' and ${issuedBefore(now, 60 * minute)})
    or (${games.status} in ('started', 'withdrawn') and ${issuedBefore(now, 2 * day)})
    or ${issuedBefore(now, 90 * day)})`
}

/**
 * Selects lost games whose log has expired. Players can watch a lost game for a week. Refused games are stored without
 * a log.
 */
function hasOldLog(now: Date): SQL {
  return sql`${games.status} <> 'ranked' and ${games.log} is not null and ${issuedBefore(now, 7 * day)}`
}

function issuedBefore(now: Date, age: number): SQL {
  return lte(games.issuedAt, new Date(now.getTime() - age))
}
