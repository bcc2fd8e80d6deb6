import type { Board } from '@/domain/heartbreak/board/board'
import { type Game, type GameRules, newGame } from '@/domain/heartbreak/run/game'
import type { Move } from '@/domain/heartbreak/run/move'
import { play, timeMs } from '@/domain/heartbreak/run/play'

/** A recorded game, moment by moment. */
export type Recording = {
  /** The game before the first move, and after each. */
  readonly games: readonly Game[]
  /** When each of them begins, ms from the first move. */
  readonly times: readonly number[]
  /** Why the record stops before its end; nothing when it is whole. */
  readonly problem: boolean
}

/** Longer waits are shown as this, ms: nobody watches somebody think for a minute. */
const longestWait = 5_000

/** Plays a record into its moments: the same rules, the same states as in the live game. */
export function recordingOf(board: Board, rules: GameRules, moves: readonly Move[]): Recording {
  let game = newGame(board, rules)
  let time = 0
  const games = [game]
  const times = [0]
  for (const [at, move] of moves.entries()) {
    const played = play(game, move)
    if (!played.ok) return { games, times, problem: true }
    game = played.game
    time += at === 0 ? Math.min(move.afterMs, 1_000) : Math.min(move.afterMs, longestWait)
    games.push(game)
    times.push(time)
  }
  return { games, times, problem: false }
}

/** The last moment at or before a time. */
export function momentAt({ times }: Recording, time: number): number {
  let low = 0
  let high = times.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((times[middle] ?? 0) <= time) low = middle
    else high = middle - 1
  }
  return low
}

/** How long the record takes to watch at its own speed, ms. */
export function lengthOf({ times }: Recording): number {
  return times.at(-1) ?? 0
}

/** What the clock of the game showed at a moment, ms. */
export function clockAt({ games }: Recording, moment: number): number {
  const game = games[moment]
  return game ? timeMs(game) : 0
}
