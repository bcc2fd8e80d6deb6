import 'server-only'
import { LoveError } from '@/domain/errors'
import { gameIdSchema } from '@/domain/heartbreak/api'
import type { ReplayAnswer } from '@/domain/heartbreak/api-reads'
import { dayAfter } from '@/domain/heartbreak/streak'
import { findGame } from '../db/heartbreak-games'
import { startOf } from './days'
import type { Player } from './player'
import type { HeartbreakPorts } from './ports'

/** A run of today's board is shown once nobody can play that board any more: games may last half an hour. */
const afterMidnightMs = 30 * 60_000

/**
 * A finished run for everybody to watch.
 * @param visitor may watch his own at once
 * @throws {LoveError} `unknown-game`, `not-yet-public`, `database-unavailable`
 */
export async function readReplay(
  ports: HeartbreakPorts,
  visitor: Player | null,
  gameId: unknown,
): Promise<ReplayAnswer> {
  const id = gameIdSchema.safeParse(gameId)
  const game = id.success ? await findGame(await ports.database(), id.data) : null
  if (!game?.finishedAt || game.log === null) throw new LoveError('unknown-game')
  if (game.status !== 'ranked' && game.status !== 'lost') throw new LoveError('unknown-game')
  const publicAt = startOf(dayAfter(game.date)).getTime() + afterMidnightMs
  const isSecret = game.kind === 'daily' && ports.now().getTime() < publicAt
  if (isSecret && visitor?.player !== game.player) throw new LoveError('not-yet-public')
  return {
    gameId: game.id,
    kind: game.kind,
    level: game.level as ReplayAnswer['level'],
    date: game.date,
    boardId: game.boardId,
    image: game.image,
    address: game.address,
    name: ports.names.known([game.address]).nameOf(game.address),
    outcome: game.status,
    officialMs: game.timeMs,
    underReview: game.underReview,
    finishedAt: game.finishedAt.toISOString(),
    log: game.log,
  }
}
