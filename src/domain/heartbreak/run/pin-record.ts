// Statistics of pins, one of the signs of a program.

import { type Board, isBroken } from '@/domain/heartbreak/board/board'
import type { Move } from './move'

/** The number of pins in a game, and of pins on whole hearts. */
export interface PinCount {
  readonly pins: number
  readonly misPins: number
}

/** Thresholds of `neverMisPins`: the number of games with pins and of pins, none of them wrong. */
export const pinLimits = {
  games: 10,
  pins: 200,
  /** The number of earlier games considered. */
  earlier: 30,
} as const

/** Counts the pins of a run. A pin on a whole heart is wrong, even if it was removed. */
export function countPins(board: Board, moves: readonly Move[]): PinCount {
  const pinned = moves.filter(({ operation }) => operation === 'pin')
  return { pins: pinned.length, misPins: pinned.filter(({ cell }) => !isBroken(board, cell)).length }
}

/** Whether a player never pinned a whole heart over many games, a sign of a program; games without pins do not count. */
export function neverMisPins(games: readonly PinCount[]): boolean {
  const withPins = games.filter(({ pins }) => pins > 0)
  const pins = withPins.reduce((sum, game) => sum + game.pins, 0)
  return (
    withPins.length >= pinLimits.games &&
    pins >= pinLimits.pins &&
    withPins.every(({ misPins }) => misPins === 0)
  )
}
