import type { Board } from '@/domain/heartbreak/board/board'
import { distanceBetween, neighborsOf } from '@/domain/heartbreak/board/field'
import { countThreeBv } from '@/domain/heartbreak/generator/grade'
import { type Game, newGame, opened } from './game'
import type { Move } from './move'
import { countPins, isFlawlessPinner, type PinCount } from './pin-record'
import { play } from './play'

/** Signs that a bot played a run. A flagged run is shown as under review, below all others. */
export const runFlags = [
  'regular-intervals',
  'fast-reactions',
  'fast-solving',
  'untrusted-events',
  'no-pointer-samples',
  'no-mis-pins',
] as const
export type RunFlag = (typeof runFlags)[number]

export interface InputCounts {
  /** Events with `isTrusted` false. */
  readonly untrusted: number
  readonly pointerSamples: number
  /** Moves made by mouse or pen. */
  readonly pointer: number
}

/** Thresholds of the flags; human players rarely reach them. */
export const flagLimits = {
  /** Coefficient of variation of the times between moves; it is above 0.3 for human players. */
  regularity: 0.15,
  minIntervals: 15,
  /**
   * A fast reaction is a move on a new number within `reactionMs`, at least `reactionDistance` (Chebyshev) from the
   * last move; the flag needs `reactions` of them.
   */
  reactionMs: 60,
  reactionDistance: 4,
  reactions: 3,
  /** 3BV per second. */
  speed: 6,
} as const

/**
 * Returns the flags of a won ranked run, in the order of `runFlags`.
 * @param earlier the pins of the player's earlier games
 */
export function flagsOf(
  board: Board,
  moves: readonly Move[],
  counts: InputCounts,
  earlier: readonly PinCount[] = [],
): RunFlag[] {
  const intervals = moves.slice(1).map(({ afterMs }) => afterMs)
  const { fastReactions, game } = replayWithReactions(board, moves)
  // Played time excludes penalties, so that hints cannot hide a bot's speed.
  const speed = countThreeBv(board).threeBv / (Math.max(game.playedMs, 1) / 1_000)
  const signs: Readonly<Record<RunFlag, boolean>> = {
    'regular-intervals':
      intervals.length >= flagLimits.minIntervals && variationOf(intervals) < flagLimits.regularity,
    'fast-reactions': fastReactions >= flagLimits.reactions,
    'fast-solving': speed > flagLimits.speed,
    'untrusted-events': counts.untrusted > 0,
    'no-pointer-samples': counts.pointer > 0 && counts.pointerSamples === 0,
    'no-mis-pins': isFlawlessPinner([...earlier, countPins(board, moves)]),
  }
  return runFlags.filter((flag) => signs[flag])
}

/**
 * Returns the suspicion score of a run: the sum of its flags' weights. A run with at least `reviewScore` is under
 * review.
 */
export function suspicionOf(flags: readonly RunFlag[]): number {
  return flags.reduce((sum, flag) => sum + weights[flag], 0)
}

export const reviewScore = 2

/** `no-pointer-samples` or `no-mis-pins` alone is not enough: a pen or a remote desktop sends no samples. */
const weights: Readonly<Record<RunFlag, number>> = {
  'regular-intervals': 2,
  'fast-reactions': 2,
  'fast-solving': 2,
  'untrusted-events': 3,
  'no-pointer-samples': 1,
  'no-mis-pins': 1,
}

function variationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  if (mean === 0) return 0
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.sqrt(variance) / mean
}

function replayWithReactions(board: Board, moves: readonly Move[]): { fastReactions: number; game: Game } {
  let game = newGame(board, { mode: 'classic', ranked: true })
  let before = game
  let last: Move | undefined
  let fastReactions = 0
  for (const move of moves) {
    if (last && isFastReaction(before, game, last, move)) fastReactions++
    const played = play(game, move)
    if (!played.ok) break
    before = game
    game = played.game
    last = move
  }
  return { fastReactions, game }
}

function isFastReaction(before: Game, after: Game, last: Move, { afterMs, cell, operation }: Move): boolean {
  const { field } = after.board
  if (afterMs >= flagLimits.reactionMs || (operation !== 'open' && operation !== 'chord')) return false
  if (distanceBetween(field, last.cell, cell) < flagLimits.reactionDistance) return false
  return [cell, ...neighborsOf(field, cell)].some(
    (near) => after.cells[near] === opened && before.cells[near] !== opened,
  )
}
