import { randomBytes } from 'node:crypto'
import { type Board, isBroken } from '@/domain/heartbreak/board/board'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { imageOf } from '@/domain/heartbreak/board/transform'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { countThreeBv } from '@/domain/heartbreak/generator/grade'
import type { Move } from '@/domain/heartbreak/run/move'
import { timeMs } from '@/domain/heartbreak/run/play'
import { replay } from '@/domain/heartbreak/run/replay'
import type { StartAnswer } from '@/domain/heartbreak/wire/api'
import { encodeLog } from '@/domain/heartbreak/wire/move-log'
import type { Database } from '@/server/db/opened-database'
import type { HeartbreakPorts } from '@/server/heartbreak/ports'
import { createTableCache } from '@/server/heartbreak/table-cache'
import type { Player } from '@/server/players/player'
import { createRecentPlayers } from '@/server/players/player'
import { playToTheEnd, ranked } from '../../domain/heartbreak/played-game'

/** A clock that advances only when a test calls `pass`. */
export type Clock = { now: Date; pass(ms: number): void }

export function portsOn(database: Database, start = '2026-11-18T12:00:00.000Z') {
  const clock: Clock = {
    now: new Date(start),
    pass(ms) {
      this.now = new Date(this.now.getTime() + ms)
    },
  }
  const ports: HeartbreakPorts = {
    database: async () => database,
    now: () => clock.now,
    randomBytes,
    names: { known: () => ({ nameOf: () => null, pending: false }) },
    tables: createTableCache(() => clock.now.getTime()),
    players: createRecentPlayers(() => clock.now.getTime()),
  }
  return { ports, clock }
}

export function wallet(number: number): Player {
  const address = `0x${number.toString(16).padStart(40, '0')}`
  return { player: address, address, chainId: null }
}

export function boardOf({ boardId, image }: Pick<StartAnswer, 'boardId' | 'image'>): Board {
  const name = parseBoardId(boardId)
  if (!name.ok) throw new Error(name.problem)
  return imageOf(dealBoard(name.value), image)
}

export function submitRun(game: StartAnswer, moves: readonly Move[]) {
  const played = replay(boardOf(game), ranked, moves)
  return {
    gameId: game.gameId,
    nonce: game.nonce,
    log: encodeLog(moves),
    claimedMs: timeMs(played.game),
    roundTripMs: 200,
    lateMs: 0,
    input: { untrusted: 0, pointerSamples: 300, pointer: moves.length, touch: 0, keyboard: 0 },
    frame: false,
  }
}

export function winning(game: StartAnswer, choice = 1, pace = 1) {
  const moves = playToTheEnd(boardOf(game), choice).moves.map((move) => ({
    ...move,
    afterMs: Math.round(move.afterMs * pace),
  }))
  return { moves, request: submitRun(game, moves), spanMs: spanOf(moves) }
}

/** Returns a game that was won faster than a person can play, but slower than the limit for impossible games. */
export function winQuickly(game: StartAnswer) {
  const { spanMs } = winning(game)
  return winning(game, 1, (60 * countThreeBv(boardOf(game)).threeBv) / spanMs)
}

export function losing(game: StartAnswer) {
  const board = boardOf(game)
  const cell = [...board.hearts.keys()].find((heart) => isBroken(board, heart)) ?? 0
  const moves: Move[] = [{ afterMs: 900, operation: 'open', cell }]
  return { moves, request: submitRun(game, moves), spanMs: spanOf(moves) }
}

export function spanOf(moves: readonly Move[]): number {
  return moves.reduce((sum, { afterMs }) => sum + afterMs, 0)
}
