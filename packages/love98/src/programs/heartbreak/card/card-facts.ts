import { isBroken, numberAt } from '@/domain/heartbreak/board/board'
import { streakOf } from '@/domain/heartbreak/daily/streak'
import { scoreOf } from '@/domain/heartbreak/run/score'
import { heartbreak } from '@/texts/heartbreak'
import { heartbreakCard } from '@/texts/heartbreak-card'

import type { GameSessionState } from '../game/game-session'
import { levelName } from '../game/level-name'
import { readStatistics } from '../game/statistics'

export type CardFacts = {
  readonly title: string
  readonly board: string
  readonly result: string
  readonly lines: readonly string[]
  /**
   * The cells by row: -1 for a broken heart, otherwise the number of broken hearts nearby. Null if other visitors have
   * yet to solve the board.
   */
  readonly cells: readonly (readonly number[])[] | null
}

/**
 * Returns the card of a won game; null for any other game. Daily and ranked boards are not shown, because other
 * visitors have yet to solve them.
 * @param today the UTC date, `2026-11-20`
 */
export function cardFacts({ game, setup }: GameSessionState, today: string): CardFacts | null {
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
    title: heartbreak.titleOf(levelName(heartbreak, level)),
    board: heartbreakCard.board(levelName(heartbreak, level), level.columns, level.rows),
    result: timeMs > 0 ? heartbreakCard.won((timeMs / 1_000).toFixed(1)) : heartbreakCard.wonZen,
    lines: [
      setup.date === undefined ? day : heartbreakCard.daily(day),
      heartbreakCard.hints(hints),
      ...(streak > 1 ? [heartbreakCard.streak(streak)] : []),
    ],
    cells: isSecret ? null : rows,
  }
}
