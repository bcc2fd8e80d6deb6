import type { Level } from '@/domain/heartbreak/board/level'
import { heartbreakRules } from '@/texts/heartbreak-rules'

import type { Score } from './score'

const texts = heartbreakRules.result

/** The shared facts of a game; they do not reveal the board. */
export interface SharedGame {
  readonly level: Level
  readonly won: boolean
  readonly score?: Score
  readonly date?: string
  readonly streak?: number
  readonly url: string
}

export function shareText({ date, level, score, streak, url, won }: SharedGame): string {
  const title = date ? texts.dailyTitle(date, level.name) : texts.title(level.name)
  return [title, won ? wonLine(score, streak) : texts.lost, url].join('\n')
}

function wonLine(score: Score | undefined, streak: number | undefined): string {
  const parts: string[] = [texts.won]
  if (score && score.timeMs > 0)
    parts.push(texts.seconds((score.timeMs / 1_000).toFixed(1)), texts.speed(score.speed.toFixed(2)))
  if (score) parts.push(texts.hints(score.hints))
  if (streak && streak > 1) parts.push(texts.streak(streak))
  return parts.join(' · ')
}
