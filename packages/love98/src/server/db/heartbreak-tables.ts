import { and, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { RankedKind } from '@/domain/heartbreak/wire/api'
import { heartbreakGames as games, type StoredGame } from './heartbreak-schema'
import type { Database } from './opened-database'
import { runQuery } from './run-query'

/**
 * Selects the runs of a table: of a level, of one kind or any, started from one day (inclusive) to another
 * (exclusive).
 */
export type TableQuery = {
  level: string
  kind: RankedKind | 'any'
  days: { from: string; until: string } | null
}

export type TableRun = Omit<StoredGame, 'log' | 'detail' | 'nonceHash'>

const { log: _log, detail: _detail, nonceHash: _nonce, ...columns } = getTableColumns(games)

/**
 * The order of all tables: runs under review last, then by time, fewer actions and earlier end; the id decides
 * ties.
 */
const order = [games.underReview, games.timeMs, games.actions, games.finishedAt, games.id] as const

/** The length of a game's id in characters. */
export const idLength = 32

/**
 * Returns the best run of each wallet in a table, in order: their ids, `idLength` characters each, as one text. This
 * is the smallest form of a table with many thousands of wallets.
 * @throws {AppError} `database-unavailable`
 */
export async function listTable({ orm }: Database, table: TableQuery): Promise<string> {
  const best = orm.$with('best').as(
    orm
      .selectDistinctOn([games.player], {
        underReview: games.underReview,
        timeMs: games.timeMs,
        actions: games.actions,
        finishedAt: games.finishedAt,
        id: games.id,
      })
      .from(games)
      .where(isIn(table))
      .orderBy(games.player, ...order),
  )
  const inOrder = sql`order by ${best.underReview}, ${best.timeMs}, ${best.actions}, ${best.finishedAt}, ${best.id}`
  const [listed] = await runQuery(() =>
    orm
      .with(best)
      .select({ ids: sql<string | null>`string_agg(${best.id}, '' ${inOrder})` })
      .from(best),
  )
  return listed?.ids ?? ''
}

/** A wallet's best run in a table. @throws {AppError} `database-unavailable` */
export async function findBestRun(
  { orm }: Database,
  table: TableQuery,
  player: string,
): Promise<TableRun | null> {
  const [best] = await runQuery(() =>
    orm
      .select(columns)
      .from(games)
      .where(and(isIn(table), eq(games.player, player)))
      .orderBy(...order)
      .limit(1),
  )
  return best ?? null
}

/** Returns ranked runs by their ids, in that order, without deleted ones. @throws {AppError} `database-unavailable` */
export async function readRuns({ orm }: Database, ids: readonly string[]): Promise<TableRun[]> {
  if (ids.length === 0) return []
  const found = await runQuery(() =>
    orm
      .select(columns)
      .from(games)
      .where(inArray(games.id, [...ids])),
  )
  const byId = new Map(found.map((run) => [run.id, run]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Returns the rank of a run in a table; null if its wallet has a better one there, or it is not in the table.
 * @throws {AppError} `database-unavailable`
 */
export async function rankOf({ orm }: Database, table: TableQuery, run: StoredGame): Promise<number | null> {
  const { days } = table
  if (run.status !== 'ranked' || (days && (run.date < days.from || run.date >= days.until))) return null
  const finishedAt = sql.param(run.finishedAt, games.finishedAt)
  const isAhead = sql`(${sql.join([...order], sql`, `)}) < (${run.underReview}::boolean, ${run.timeMs}::integer,
    ${run.actions}::integer, ${finishedAt}::timestamptz, ${run.id}::text)`
  const [ahead] = await runQuery(() =>
    orm
      .select({
        wallets: sql`count(distinct ${games.player})`.mapWith(Number),
        own: sql`count(*) filter (where ${games.player} = ${run.player})`.mapWith(Number),
      })
      .from(games)
      .where(and(isIn(table), isAhead)),
  )
  return !ahead || ahead.own > 0 ? null : ahead.wallets + 1
}

function isIn({ level, kind, days }: TableQuery): SQL | undefined {
  return and(
    // A literal, so that the planner uses the index of ranked runs.
    sql`${games.status} = 'ranked'`,
    eq(games.level, level),
    kind === 'any' ? undefined : eq(games.kind, kind),
    days ? and(gte(games.date, days.from), lt(games.date, days.until)) : undefined,
  )
}
