import { countThreeBv } from '@/domain/heartbreak/generator/grade'
import type { Game } from './game'
import { timeMs } from './play'

export interface Score {
  /** Milliseconds; the ranking criterion. */
  readonly timeMs: number
  readonly seconds: number
  readonly threeBv: number
  /** 3BV per second. */
  readonly speed: number
  /** 3BV per action, 1 being one action for each. */
  readonly efficiency: number
  readonly actions: number
  readonly hints: number
  /** 0 in second chance and zen, and on custom boards. */
  readonly lovePoints: number
}

/** Seconds shown by the clock: whole seconds up to 999, as in Windows 98. */
export function shownSeconds(milliseconds: number): number {
  return Math.min(999, Math.floor(milliseconds / 1_000))
}

/** Scores a won game. The points are 1000 × level factor × 3BV per second, plus 10 % for a game without pins. */
export function scoreOf(game: Game): Score {
  if (game.phase !== 'won') throw new Error('Only a won game has a score.')
  const time = timeMs(game)
  const { threeBv } = countThreeBv(game.board)
  const seconds = Math.max(time, 1) / 1_000
  const factor = game.rules.mode === 'classic' ? (levelFactors.get(game.board.level.id) ?? 0) : 0
  const bonus = game.pinsUsed ? 1 : 1.1
  return {
    timeMs: time,
    seconds: shownSeconds(time),
    threeBv,
    speed: game.rules.mode === 'zen' ? 0 : threeBv / seconds,
    efficiency: threeBv / Math.max(game.actions, 1),
    actions: game.actions,
    hints: game.hints,
    lovePoints: Math.round(Math.round((1_000 * factor * threeBv) / seconds) * bonus),
  }
}

const levelFactors: ReadonlyMap<string, number> = new Map([
  ['crush', 1],
  ['pocket', 1.2],
  ['fling', 1.5],
  ['long-distance', 1.7],
  ['marriage', 2],
])
