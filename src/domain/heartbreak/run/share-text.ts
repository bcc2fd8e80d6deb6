// The text of a shared result.

import type { Level } from '@/domain/heartbreak/board/level'
import type { Score } from './score'

/** The shared facts of a game; they reveal nothing of the board. */
export interface SharedGame {
  readonly level: Level
  readonly won: boolean
  /** Of a won game. */
  readonly score?: Score
  /** The day of a daily board. */
  readonly date?: string
  /** Days in a row with a solved daily board. */
  readonly streak?: number
  readonly url: string
}

/** Three lines for a message: title, result and link. */
export function shareText({ date, level, score, streak, url, won }: SharedGame): string {
  const title = date ? `Heartbreak daily ${date} · ${level.name}` : `Heartbreak · ${level.name}`
  return [title, won ? wonLine(score, streak) : '💔 A heart was broken', url].join('\n')
}

function wonLine(score: Score | undefined, streak: number | undefined): string {
  const parts = ['💗 Every whole heart found']
  if (score && score.timeMs > 0)
    parts.push(`${(score.timeMs / 1_000).toFixed(1)} s`, `${score.speed.toFixed(2)} 3BV/s`)
  if (score)
    parts.push(score.hints === 0 ? 'no hints' : score.hints === 1 ? '1 hint' : `${score.hints} hints`)
  if (streak && streak > 1) parts.push(`${streak} days in a row`)
  return parts.join(' · ')
}
