import { and, eq, getTableColumns, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { RankedKind } from '@/domain/heartbreak/wire/api'
import { heartbreakGames as games, type StoredGame } from './heartbreak-schema'
import type { Database } from './opened-database'
import { runQuery } from './query-failure'

/** Which runs a table compares: those of a level, of a kind or of any, started from one day on until before another. */
export type TableOf = {
  level: string
  kind: RankedKind | 'any'
  days: { from: string; until: string } | null
}

/** A row of a table: a wallet's best run without its log, and its place, counted from 1. */
export type PlacedGame = Omit<StoredGame, 'log' | 'detail' | 'nonceHash'> & { rank: number }

/** A part of a table: its rows in order, the row of one wallet wherever it is, and how many wallets are in it. */
export type TablePart = { rows: PlacedGame[]; own: PlacedGame | null; total: number }

/**
 * Reads a part of a table: the best run of each wallet; equal times go by fewer actions, then by who was earlier.
 * @param first the first place that is wanted, and how many from there
 * @param player whose row is wanted in any case
 * @throws {LoveError} `database-unavailable`
 */
export async function readTable(
  { orm }: Database,
  table: TableOf,
  { first, count, player }: { first: number; count: number; player: string | null },
): Promise<TablePart> {
  const { log: _log, detail: _detail, nonceHash: _nonce, ...columns } = getTableColumns(games)
  const best = orm.$with('best').as(
    orm
      .selectDistinctOn([games.player], {
        id: games.id,
        player: games.player,
        timeMs: games.timeMs,
        actions: games.actions,
        finishedAt: games.finishedAt,
      })
      .from(games)
      .where(isIn(table))
      .orderBy(games.player, games.timeMs, games.actions, games.finishedAt, games.id),
  )
  const placed = orm.$with('placed').as(
    orm
      .select({
        id: best.id,
        player: best.player,
        rank: sql<number>`row_number() over (order by ${best.timeMs}, ${best.actions}, ${best.finishedAt}, ${best.id})`
          .mapWith(Number)
          .as('rank'),
        total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
      })
      .from(best),
  )
  const found = await runQuery(() =>
    orm
      .with(best, placed)
      .select({ ...columns, rank: placed.rank, total: placed.total })
      .from(placed)
      .innerJoin(games, eq(games.id, placed.id))
      .where(
        or(
          // Every row has the total; the first place makes sure of one, also for a page behind the end.
          eq(placed.rank, 1),
          and(gte(placed.rank, first), lt(placed.rank, first + count)),
          player === null ? undefined : eq(placed.player, player),
        ),
      )
      .orderBy(placed.rank),
  )
  const rows = found.map(({ total: _, ...row }) => row)
  return {
    rows: rows.filter(({ rank }) => rank >= first && rank < first + count),
    own: rows.find((row) => row.player === player) ?? null,
    total: found[0]?.total ?? 0,
  }
}

/**
 * The place of a run in a table; null when its wallet has a better one there, or it is not in the table.
 * @throws {LoveError} `database-unavailable`
 */
export async function placeOf({ orm }: Database, table: TableOf, run: StoredGame): Promise<number | null> {
  const { days } = table
  if (run.status !== 'ranked' || (days && (run.date < days.from || run.date >= days.until))) return null
  const finishedAt = sql.param(run.finishedAt, games.finishedAt)
  const isAhead = sql`(${games.timeMs}, ${games.actions}, ${games.finishedAt}, ${games.id}) <
    (${run.timeMs}::integer, ${run.actions}::integer, ${finishedAt}::timestamptz, ${run.id}::text)`
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

function isIn({ level, kind, days }: TableOf): SQL | undefined {
  return and(
    // Written out, so that the planner sees that the index of ranked runs serves.
    sql`${games.status} = 'ranked'`,
    eq(games.level, level),
    kind === 'any' ? undefined : eq(games.kind, kind),
    days ? and(gte(games.date, days.from), lt(games.date, days.until)) : undefined,
  )
}
