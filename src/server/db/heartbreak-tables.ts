import { and, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { RankedKind } from '@/domain/heartbreak/wire/api'
import { heartbreakGames as games, type StoredGame } from './heartbreak-schema'
import type { Database } from './opened-database'
import { runQuery } from './run-query'

/** Which runs a table compares: those of a level, of a kind or of any, started from one day on until before another. */
export type TableQuery = {
  level: string
  kind: RankedKind | 'any'
  days: { from: string; until: string } | null
}

/** A run without its log. */
export type TableRun = Omit<StoredGame, 'log' | 'detail' | 'nonceHash'>

const { log: _log, detail: _detail, nonceHash: _nonce, ...columns } = getTableColumns(games)

/** The order of all tables: runs under review last, then by time, fewer actions, earlier end; the id decides the rest. */
const order = [games.underReview, games.timeMs, games.actions, games.finishedAt, games.id] as const

/** The length of a game's id in characters. */
export const idLength = 32

/**
 * The best run of each wallet in a table, in order: their ids, `idLength` characters each, as one text. It is the cheapest
 * form of a table that has a row for each of many thousands of wallets.
 * @throws {LoveError} `database-unavailable`
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

/** A wallet's best run in a table. @throws {LoveError} `database-unavailable` */
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

/** Ranked runs by their ids, in that order; those that exist no more are left out. @throws {LoveError} `database-unavailable` */
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
 * The place of a run in a table; null when its wallet has a better one there, or it is not in the table.
 * @throws {LoveError} `database-unavailable`
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
    // Written out, so that the planner sees that the index of ranked runs serves.
    sql`${games.status} = 'ranked'`,
    eq(games.level, level),
    kind === 'any' ? undefined : eq(games.kind, kind),
    days ? and(gte(games.date, days.from), lt(games.date, days.until)) : undefined,
  )
}
