import { isBroken, numberAt } from '@/domain/heartbreak/board/board'
import { streakOf } from '@/domain/heartbreak/daily/streak'
import { scoreOf } from '@/domain/heartbreak/run/score'
import type { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import type { cardTexts } from '@/texts/en/heartbreak/heartbreak-card'
import type { GameSessionState } from '../game/game-session'
import { levelName } from '../game/level-name'
import { readStatistics } from '../game/statistics'

/** What a card says. */
export type CardFacts = {
  readonly title: string
  /** The level, and the size of its board. */
  readonly board: string
  readonly result: string
  readonly lines: readonly string[]
  /** Rows of what stands in the cells: -1 for a broken heart, or how many are near. Null when they are still to be found by others. */
  readonly cells: readonly (readonly number[])[] | null
}

/**
 * The card of a won game; null for any other. The board of a day and a ranked one are not on it: others are still to solve them.
 *
 * @param today in UTC, `2026-11-20`
 */
export function cardFacts(
  { game, setup }: GameSessionState,
  today: string,
  texts: typeof cardTexts,
  names: typeof heartbreakTexts,
): CardFacts | null {
  if (game?.phase !== 'won') return null
  const { board } = game
  const { level } = board
  const { hints, timeMs } = scoreOf(game)
  const day = setup.date ?? today
  const streak = setup.date === undefined ? 0 : streakOf(readStatistics().days, setup.date).days
  const isSecret = setup.date !== undefined || setup.rules.ranked
  const rows = Array.from({ length: level.rows }, (_, row) =>
    Array.from({ length: level.columns }, (__, column) => {
      const cell = row * level.columns + column
      return isBroken(board, cell) ? -1 : numberAt(board, cell)
    }),
  )
  return {
    title: names.titleOf(levelName(names, level)),
    board: texts.board(levelName(names, level), level.columns, level.rows),
    result: timeMs > 0 ? texts.won((timeMs / 1_000).toFixed(1)) : texts.wonZen,
    lines: [
      setup.date === undefined ? day : texts.daily(day),
      texts.hints(hints),
      ...(streak > 1 ? [texts.streak(streak)] : []),
    ],
    cells: isSecret ? null : rows,
  }
}
