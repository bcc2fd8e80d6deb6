import { lte, type SQL, sql } from 'drizzle-orm'
import { logProblem } from '@/server/log'
import { deleteInBatches, updateInBatches } from './batches'
import { isForgotten } from './guestbook/guestbook-entries'
import { guestbookEntries as entries } from './guestbook/guestbook-schema'
import { heartbreakGames as games } from './heartbreak-schema'
import type { Database } from './opened-database'
import { pruneMarket } from './prune-market'
import { runQuery } from './query-failure'
import { nonces, rateLimits, sessions } from './schema'

/** How many rows went, by table; `logs`: of games that stay; `guestbook`: deleted entries; `market`: trades and candles. */
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
 * Deletes what has expired at `now`: it is refused already, and only takes space; games that are over, see `isOverAt`, and
 * the logs of lost ones after a week. Then it does what a PostgreSQL server does by itself and the embedded engine has no
 * processes for: it removes dead rows, counts the rest for the planner, and ends the write-ahead log, which would
 * otherwise grow until a restart that has to read all of it. Each step stands for itself: one that fails is logged, made up
 * for by the next round, and keeps no other from being done.
 * @param signal ends the round after the batch that is under way
 */
export async function pruneExpired(database: Database, now: Date, signal?: AbortSignal): Promise<Pruned> {
  const step = async (of: string, work: () => Promise<number>) => {
    try {
      return signal?.aborted ? 0 : await work()
    } catch (error) {
      if (!signal?.aborted)
        logProblem('database', `Clearing away failed: ${of}. The next round repeats it.`, error)
      return 0
    }
  }
  const remove = (of: string, rows: Parameters<typeof deleteInBatches>[1]) =>
    step(of, () => deleteInBatches(database, rows, signal))
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
    guestbook: await remove('deleted entries', { table: entries, key: entries.id, where: isForgotten(now) }),
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
    ...['guestbook_entries', 'guestbook_decisions'],
    ...[
      'market_source',
      'market_pools',
      'market_blocks',
      'market_trades',
      'market_candles',
      'market_lease',
      'market_snapshot',
    ],
  ].map((table) => `vacuum (analyze) ${table}`),
  'checkpoint',
]

const minute = 60_000
const day = 1_440 * minute

/**
 * Games that were left, an hour after their start; of a daily attempt after two days, since it uses that day's up. Lost,
 * refused and withdrawn ones go after 90 days. Ranked runs stay.
 */
function isOverAt(now: Date): SQL {
  return sql`${games.status} <> 'ranked' and (
    (${games.status} = 'started' and ${games.kind} = 'free' and ${issuedBefore(now, 60 * minute)})
    or (${games.status} in ('started', 'withdrawn') and ${issuedBefore(now, 2 * day)})
    or ${issuedBefore(now, 90 * day)})`
}

/** The logs of lost games are kept a week for their players to watch; refused games are stored without. */
function hasOldLog(now: Date): SQL {
  return sql`${games.status} <> 'ranked' and ${games.log} is not null and ${issuedBefore(now, 7 * day)}`
}

function issuedBefore(now: Date, age: number): SQL {
  return lte(games.issuedAt, new Date(now.getTime() - age))
}
