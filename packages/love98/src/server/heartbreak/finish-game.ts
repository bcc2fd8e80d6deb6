import 'server-only'
import type * as v from 'valibot'
import { AppError } from '@/domain/errors'
import { streakOf } from '@/domain/heartbreak/daily/streak'
import type { FinishAnswer, finishRequest } from '@/domain/heartbreak/wire/api'
import { decodeLog } from '@/domain/heartbreak/wire/move-log'
import { countEvent } from '../count-event'
import { endGame, findGame, listPins, listSolvedDays } from '../db/heartbreak-games'
import type { StoredGame } from '../db/heartbreak-schema'
import { rankOf } from '../db/heartbreak-tables'
import type { Database } from '../db/opened-database'
import { hashToken } from '../db/session-token'
import type { Player } from '../players/player'
import { dayOf, daysOf } from './days'
import type { HeartbreakPorts } from './ports'
import { verifySubmittedRun } from './verify-submitted-run'

/**
 * Replays a submitted game and stores its outcome. The first submission decides; later or concurrent submissions of
 * the same game get the stored outcome.
 * @throws {AppError} `unknown-game`, `bad-log`, `database-unavailable`
 */
export async function finishGame(
  ports: HeartbreakPorts,
  { player }: Player,
  request: v.InferOutput<typeof finishRequest>,
): Promise<FinishAnswer> {
  const receivedAt = ports.now()
  const database = await ports.database()
  const game = await findGame(database, request.gameId)
  if (game?.player !== player || game.status === 'withdrawn') throw new AppError('unknown-game')
  if (game.status !== 'started') return toFinishAnswer(database, game, receivedAt)
  const nonceHash = hashToken(request.nonce)
  if (game.nonceHash !== nonceHash) throw new AppError('unknown-game', new Error('not the newest nonce'))
  const log = decodeLog(request.log)
  if (!log.ok) throw new AppError('bad-log', new Error(log.problem))
  const earlier = await listPins(database, game.player)
  const end = verifySubmittedRun(game, { ...request, moves: log.value }, receivedAt, earlier)
  const ended =
    (await endGame(database, { id: game.id, nonceHash }, end)) ?? (await findGame(database, game.id))
  if (ended && ended.status !== 'started' && ended.status !== 'withdrawn') countEvent('game', ended.status)
  if (ended?.status === 'ranked') ports.tables.deletePlayer(player)
  if (!ended || ended.status === 'started' || ended.status === 'withdrawn') throw new AppError('unknown-game')
  return toFinishAnswer(database, ended, receivedAt)
}

async function toFinishAnswer(database: Database, game: StoredGame, now: Date): Promise<FinishAnswer> {
  const { id, kind, date, boardId, detail } = game
  const level = game.level as FinishAnswer['level']
  const result = { gameId: id, kind, level, date, boardId }
  if (game.status === 'lost') return { ...result, outcome: 'lost' }
  if (game.status === 'refused') {
    const { refusal = 'illegal-move', problem = '' } = detail ?? {}
    return { ...result, outcome: 'refused', refusal, problem }
  }
  const place = (period: 'day' | 'week' | 'all') =>
    rankOf(database, { level, kind, days: daysOf(period, dayOf(now)) }, game)
  const [day, week, all, solved] = await Promise.all([
    place('day'),
    place('week'),
    place('all'),
    listSolvedDays(database, game.player),
  ])
  return {
    ...result,
    outcome: 'ranked',
    officialMs: game.timeMs ?? 0,
    addedMs: detail?.addedMs ?? { look: 0, travel: 0 },
    threeBv: game.threeBv ?? 0,
    actions: game.actions ?? 0,
    hints: game.hints ?? 0,
    lovePoints: game.lovePoints ?? 0,
    underReview: game.underReview,
    flags: detail?.flags ?? [],
    ranks: { day, week, all },
    streak: streakOf(solved, dayOf(now)).days,
  }
}
