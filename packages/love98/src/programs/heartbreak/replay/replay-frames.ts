import type { Board } from '@/domain/heartbreak/board/board'
import { type Game, type GameRules, newGame } from '@/domain/heartbreak/run/game'
import type { Move } from '@/domain/heartbreak/run/move'
import { play, timeMs } from '@/domain/heartbreak/run/play'

/** A replay as frames: one game state per move. */
export type ReplayFrames = {
  readonly games: readonly Game[]
  /** The start of each frame, ms since the first move. */
  readonly times: readonly number[]
  /** True if the log ended early because of an illegal move. */
  readonly problem: boolean
}

/** The longest wait of a replay, ms. Longer waits are shortened to it. */
const maxWaitMs = 5_000

export function replayFramesOf(board: Board, rules: GameRules, moves: readonly Move[]): ReplayFrames {
  let game = newGame(board, rules)
  let time = 0
  const games = [game]
  const times = [0]
  for (const [at, move] of moves.entries()) {
    const played = play(game, move)
    if (!played.ok) return { games, times, problem: true }
    game = played.game
    time += at === 0 ? Math.min(move.afterMs, 1_000) : Math.min(move.afterMs, maxWaitMs)
    games.push(game)
    times.push(time)
  }
  return { games, times, problem: false }
}

/** Returns the index of the last frame at or before a time in ms. */
export function frameAt({ times }: ReplayFrames, time: number): number {
  let low = 0
  let high = times.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((times[middle] ?? 0) <= time) low = middle
    else high = middle - 1
  }
  return low
}

export function durationOf({ times }: ReplayFrames): number {
  return times.at(-1) ?? 0
}

/** Returns the clock of the game at a frame, ms. */
export function clockAt({ games }: ReplayFrames, moment: number): number {
  const game = games[moment]
  return game ? timeMs(game) : 0
}
