import type { DrawCount, Move } from './move'
import { columnAt, foundationAt, type Table, waste } from './table'

/** `standard` is that of Windows; `none` counts nothing. */
export const scorings = ['standard', 'none'] as const
export type Scoring = (typeof scorings)[number]

/**
 * Returns the points of a move by the standard scoring of Windows 98: 10 for a card to a foundation, 5 from the waste
 * to a column and for each card that is turned over, -15 for a card taken back from a foundation. Turning the waste
 * back costs 100 each time with Draw One, and 20 from the fourth time with Draw Three.
 * @param turns how often the waste was turned back, this move included
 */
export function pointsOf(
  before: Table,
  after: Table,
  { from, to }: Move,
  drawCount: DrawCount,
  turns: number,
): number {
  if (to === waste) {
    if (before.stock.length > 0) return 0
    return drawCount === 1 ? -100 : turns >= 4 ? -20 : 0
  }
  const turnedOver = columnAt(after, from)?.hidden !== columnAt(before, from)?.hidden ? 5 : 0
  if (foundationAt(before, to)) return (foundationAt(before, from) ? 0 : 10) + turnedOver
  return (from === waste ? 5 : foundationAt(before, from) ? -15 : 0) + turnedOver
}

/** Two points for every ten seconds that passed on the clock between two times in seconds. */
export function timePenalty(from: number, to: number): number {
  return Math.max(0, 2 * (Math.floor(to / 10) - Math.floor(from / 10)))
}

/** For a timed game that is won: 700,000 points shared by its seconds, and none in less than half a minute. */
export function winBonus(seconds: number): number {
  return seconds < 30 ? 0 : Math.floor(700_000 / seconds)
}
