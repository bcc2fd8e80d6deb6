import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type PinCount, pinLimits } from '@/domain/heartbreak/run/pin-record'
import { heartbreakGames as games, type StoredGame } from './heartbreak-schema'
import type { Database } from './opened-database'
import { runQuery } from './run-query'

export type NewGame = Pick<
  StoredGame,
  | 'id'
  | 'player'
  | 'address'
  | 'chainId'
  | 'level'
  | 'kind'
  | 'date'
  | 'boardId'
  | 'image'
  | 'nonceHash'
  | 'issuedAt'
>

export type GameEnd = Partial<Omit<StoredGame, keyof NewGame>> & Pick<StoredGame, 'status' | 'finishedAt'>

/**
 * Starts a game. A unique index ensures that of several simultaneous starts of a wallet's attempt at the same daily
 * board only one is stored.
 * @returns null if that attempt had already started
 * @throws {AppError} `database-unavailable`
 */
export async function insertGame({ orm }: Database, game: NewGame): Promise<StoredGame | null> {
  const row = { ...game, status: 'started' as const }
  const [begun] = await runQuery(() => orm.insert(games).values(row).onConflictDoNothing().returning())
  return begun ?? null
}

/**
 * Returns the attempt of a wallet at the daily board of a level.
 * @throws {AppError} `database-unavailable`
 */
export async function findAttempt(
  { orm }: Database,
  { player, level, date }: Pick<StoredGame, 'player' | 'level' | 'date'>,
): Promise<StoredGame | null> {
  const isIt = and(
    eq(games.player, player),
    eq(games.level, level),
    eq(games.date, date),
    eq(games.kind, 'daily'),
  )
  const [found] = await runQuery(() => orm.select().from(games).where(isIt))
  return found ?? null
}

/**
 * Replaces the nonce of a running game. The old nonce becomes invalid.
 * @returns null if the game is over
 */
export async function renewNonce(
  { orm }: Database,
  { id, nonceHash }: Pick<StoredGame, 'id' | 'nonceHash'>,
): Promise<StoredGame | null> {
  const isRunning = and(eq(games.id, id), eq(games.status, 'started'))
  const [renewed] = await runQuery(() => orm.update(games).set({ nonceHash }).where(isRunning).returning())
  return renewed ?? null
}

/** @throws {AppError} `database-unavailable` */
export async function findGame({ orm }: Database, id: string): Promise<StoredGame | null> {
  const [found] = await runQuery(() => orm.select().from(games).where(eq(games.id, id)))
  return found ?? null
}

/**
 * Stores the result of a game once. If several requests in any number of processes end the same game, only one is
 * stored.
 * @returns null if the game had already ended, or the nonce is not its newest
 * @throws {AppError} `database-unavailable`
 */
export async function endGame(
  { orm }: Database,
  { id, nonceHash }: Pick<StoredGame, 'id' | 'nonceHash'>,
  end: GameEnd,
): Promise<StoredGame | null> {
  const isOpen = and(eq(games.id, id), eq(games.status, 'started'), eq(games.nonceHash, nonceHash))
  const [ended] = await runQuery(() => orm.update(games).set(end).where(isOpen).returning())
  return ended ?? null
}

/** @throws {AppError} `database-unavailable` */
export function listAttempts({ orm }: Database, player: string, date: string): Promise<StoredGame[]> {
  const isIt = and(eq(games.player, player), eq(games.date, date), eq(games.kind, 'daily'))
  return runQuery(() => orm.select().from(games).where(isIt))
}

/**
 * Returns the days on which a wallet solved a daily board, the oldest first.
 * @throws {AppError} `database-unavailable`
 */
export async function listSolvedDays({ orm }: Database, player: string): Promise<string[]> {
  const isSolved = and(eq(games.player, player), eq(games.kind, 'daily'), eq(games.status, 'ranked'))
  const rows = await runQuery(() =>
    orm.selectDistinct({ date: games.date }).from(games).where(isSolved).orderBy(games.date),
  )
  return rows.map(({ date }) => date)
}

/** @throws {AppError} `database-unavailable` */
export async function listPins({ orm }: Database, player: string): Promise<PinCount[]> {
  const isOver = and(eq(games.player, player), inArray(games.status, ['ranked', 'lost']))
  const rows = await runQuery(() =>
    orm
      .select({ detail: games.detail })
      .from(games)
      .where(isOver)
      .orderBy(desc(games.date), desc(games.issuedAt))
      .limit(pinLimits.earlier),
  )
  return rows.flatMap(({ detail }) => detail?.pins ?? [])
}

/**
 * Returns the number of ranked games of a wallet, and the sum of their points.
 * @throws {AppError} `database-unavailable`
 */
export async function sumRankedRuns(
  { orm }: Database,
  player: string,
): Promise<{ runs: number; lovePoints: number }> {
  const [sums] = await runQuery(() =>
    orm
      .select({
        runs: sql`count(*)`.mapWith(Number),
        lovePoints: sql`coalesce(sum(${games.lovePoints}), 0)`.mapWith(Number),
      })
      .from(games)
      .where(and(eq(games.player, player), eq(games.status, 'ranked'))),
  )
  return sums ?? { runs: 0, lovePoints: 0 }
}

/**
 * Deletes all games of a wallet. Of the daily attempts of `today`, only the fact that they are used stays stored.
 * @returns the number of ranked games that it had
 * @throws {AppError} `database-unavailable`
 */
export async function forgetPlayer(
  { orm }: Database,
  player: string,
  today: string,
): Promise<{ ranked: number }> {
  const ofToday = and(eq(games.player, player), eq(games.kind, 'daily'), eq(games.date, today))
  const blank = {
    status: 'withdrawn' as const,
    ...{ finishedAt: null, timeMs: null, threeBv: null, actions: null, hints: null, lovePoints: null },
    ...{ underReview: false, log: null, detail: null },
  }
  return runQuery(() =>
    orm.transaction(async (all) => {
      const [had] = await all
        .select({ ranked: sql`count(*)`.mapWith(Number) })
        .from(games)
        .where(and(eq(games.player, player), sql`${games.status} = 'ranked'`))
      await all.update(games).set(blank).where(ofToday)
      await all.delete(games).where(and(eq(games.player, player), sql`not (${ofToday})`))
      return { ranked: had?.ranked ?? 0 }
    }),
  )
}
