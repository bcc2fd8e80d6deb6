import { type Board, isBroken } from '@/domain/heartbreak/board/board'
import type { Move } from './move'

/** How many hearts were pinned in a game, and how many of them were whole. */
export interface PinCount {
  readonly pins: number
  readonly misPins: number
}

/** From these on nobody is that sure: so many games of a player in which hearts were pinned, and pins, none of them wrong. */
export const pinLimits = {
  games: 10,
  pins: 200,
  /** Earlier games that are looked at. */
  earlier: 30,
} as const

/** Counts the pins of a run against the truth. A pin on a whole heart is wrong, also when it was taken back at once. */
export function countPins(board: Board, moves: readonly Move[]): PinCount {
  const pinned = moves.filter(({ operation }) => operation === 'pin')
  return { pins: pinned.length, misPins: pinned.filter(({ cell }) => !isBroken(board, cell)).length }
}

/** Whether somebody never pinned a whole heart over many games, as only a program does; games without pins say nothing. */
export function neverMisPins(games: readonly PinCount[]): boolean {
  const withPins = games.filter(({ pins }) => pins > 0)
  const pins = withPins.reduce((sum, game) => sum + game.pins, 0)
  return (
    withPins.length >= pinLimits.games &&
    pins >= pinLimits.pins &&
    withPins.every(({ misPins }) => misPins === 0)
  )
}
