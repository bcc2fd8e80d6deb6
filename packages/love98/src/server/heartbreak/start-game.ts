import 'server-only'
import { AppError } from '@/domain/errors'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import type { Level } from '@/domain/heartbreak/board/level'
import { seedBytes } from '@/domain/heartbreak/board/seed'
import { imageForWallet } from '@/domain/heartbreak/daily/daily'
import { maxPauseMs } from '@/domain/heartbreak/run/play'
import type { RankedKind, StartAnswer } from '@/domain/heartbreak/wire/api'
import { findAttempt, insertGame, renewNonce } from '../db/heartbreak-games'
import type { StoredGame } from '../db/heartbreak-schema'
import { hashToken } from '../db/session-token'
import type { Player } from '../players/player'
import { dailyBoard } from './daily-boards'
import { dayOf } from './days'
import type { HeartbreakPorts } from './ports'

/**
 * Starts a ranked game of a wallet. A daily attempt that is still running is issued again with a new nonce, as after a
 * reload; its clock continues from the first issue.
 * @throws {AppError} `already-played`, `database-unavailable`
 */
export async function startGame(
  ports: HeartbreakPorts,
  player: Player,
  { level, kind }: { level: Level; kind: RankedKind },
): Promise<StartAnswer> {
  const database = await ports.database()
  const issuedAt = ports.now()
  const date = dayOf(issuedAt)
  const board = await boardFor(ports, player, { level, kind, date })
  const nonce = hex(ports, 16)
  const nonceHash = hashToken(nonce)
  const id = hex(ports, 16)
  const fresh = { id, ...player, level: level.id, kind, date, ...board, nonceHash, issuedAt }
  const begun = await insertGame(database, fresh)
  if (begun) return answer(begun, nonce, issuedAt)
  const earlier = await findAttempt(database, { ...player, level: level.id, date })
  const isRunning = earlier?.status === 'started' && gameExpiry(earlier) > issuedAt
  const renewed = isRunning ? await renewNonce(database, { id: earlier.id, nonceHash }) : null
  if (!renewed) throw new AppError('already-played')
  return answer(renewed, nonce, issuedAt)
}

export function gameExpiry({ issuedAt }: Pick<StoredGame, 'issuedAt'>): Date {
  return new Date(issuedAt.getTime() + maxPauseMs)
}

/** Returns the daily board in the wallet's own image; for a free game, a board with a new random seed. */
async function boardFor(
  ports: HeartbreakPorts,
  { address }: Player,
  { level, kind, date }: { level: Level; kind: RankedKind; date: string },
): Promise<{ boardId: string; image: number }> {
  if (kind === 'free') {
    const seed = new Uint8Array(ports.randomBytes(seedBytes))
    return { boardId: formatBoardId({ level, seed }), image: 0 }
  }
  const { name, hash } = await dailyBoard(ports, { date, level, series: 'daily' })
  return { boardId: formatBoardId(name), image: await imageForWallet(hash, date, level, address) }
}

function answer(game: StoredGame, nonce: string, now: Date): StartAnswer {
  const { id, kind, level, date, boardId, image, issuedAt } = game
  return {
    gameId: id,
    nonce,
    kind,
    level: level as StartAnswer['level'],
    date,
    boardId,
    image,
    issuedAt: issuedAt.toISOString(),
    expiresAt: gameExpiry(game).toISOString(),
    elapsedMs: Math.max(0, now.getTime() - issuedAt.getTime()),
  }
}

function hex({ randomBytes }: HeartbreakPorts, length: number): string {
  return Buffer.from(randomBytes(length)).toString('hex')
}
