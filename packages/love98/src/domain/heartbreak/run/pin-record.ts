import { type Board, isBroken } from '@/domain/heartbreak/board/board'
import type { Move } from './move'

export interface PinCount {
  readonly pins: number
  readonly misPins: number
}

/** Thresholds of `isFlawlessPinner`: the minimum number of games with pins and of pins, all of them correct. */
export const pinLimits = {
  games: 10,
  pins: 200,
  earlier: 30,
} as const

/** Counts the pins of a run. A pin on a whole heart is wrong, even if it was removed. */
export function countPins(board: Board, moves: readonly Move[]): PinCount {
  const pinned = moves.filter(({ operation }) => operation === 'pin')
  return { pins: pinned.length, misPins: pinned.filter(({ cell }) => !isBroken(board, cell)).length }
}

/**
 * Returns whether a player never pinned a whole heart in many games, which suggests a bot. Games without pins do not
 * count.
 */
export function isFlawlessPinner(games: readonly PinCount[]): boolean {
  const withPins = games.filter(({ pins }) => pins > 0)
  const pins = withPins.reduce((sum, game) => sum + game.pins, 0)
  return (
    withPins.length >= pinLimits.games &&
    pins >= pinLimits.pins &&
    withPins.every(({ misPins }) => misPins === 0)
  )
}
