import 'server-only'
import * as v from 'valibot'
import { AppError } from '@/domain/errors'
import { dayAfter } from '@/domain/heartbreak/daily/calendar-day'
import { gameIdSchema } from '@/domain/heartbreak/wire/api'
import type { ReplayAnswer } from '@/domain/heartbreak/wire/api-reads'
import { findGame } from '../db/heartbreak-games'
import type { StoredGame } from '../db/heartbreak-schema'
import type { Player } from '../players/player'
import { dayStart } from './days'
import type { HeartbreakPorts } from './ports'

/**
 * A game on a daily board becomes public after all games on that board must have ended. A game may take half an hour.
 */
const afterMidnightMs = 30 * 60_000

/**
 * Returns a finished game that everyone may watch.
 * @param visitor may watch their own game immediately
 * @throws {AppError} `unknown-game`, `not-yet-public`, `database-unavailable`
 */
export async function readReplay(
  ports: HeartbreakPorts,
  visitor: Player | null,
  gameId: unknown,
): Promise<ReplayAnswer> {
  const game = await findRun(ports, gameId)
  if (isSecret(game, ports.now()) && visitor?.player !== game.player) throw new AppError('not-yet-public')
  return {
    gameId: game.id,
    kind: game.kind,
    level: game.level as ReplayAnswer['level'],
    date: game.date,
    boardId: game.boardId,
    image: game.image,
    address: game.address,
    name: ports.names.known([game.address]).nameOf(game.address),
    outcome: game.status === 'ranked' ? 'ranked' : 'lost',
    officialMs: game.timeMs,
    underReview: game.underReview,
    finishedAt: (game.finishedAt ?? game.issuedAt).toISOString(),
    log: game.log,
  }
}

/**
 * Returns a game that was won and ranked, or lost.
 * @throws {AppError} `unknown-game`, `database-unavailable`
 */
export async function findRun(
  ports: HeartbreakPorts,
  gameId: unknown,
): Promise<StoredGame & { log: string }> {
  const id = v.safeParse(gameIdSchema, gameId)
  const game = id.success ? await findGame(await ports.database(), id.output) : null
  if (game?.status !== 'ranked' && game?.status !== 'lost') throw new AppError('unknown-game')
  // The log of a lost game is kept for a week.
  if (game.log === null) throw new AppError('unknown-game')
  return { ...game, log: game.log }
}

/** Returns true if a game was played on a daily board that can still be played. */
export function isSecret({ kind, date }: Pick<StoredGame, 'kind' | 'date'>, now: Date): boolean {
  return kind === 'daily' && now.getTime() < dayStart(dayAfter(date)).getTime() + afterMidnightMs
}
