import { countThreeBv } from '@/domain/heartbreak/generator/grade'
import type { Game } from './game'
import { timeMs } from './play'

/** What a won game is worth. */
export interface Score {
  /** Thousandths of a second, by which games are ranked. */
  readonly timeMs: number
  /** What the clock shows. */
  readonly seconds: number
  readonly threeBv: number
  /** 3BV per second. */
  readonly speed: number
  /** 3BV per action, 1 being one action for each. */
  readonly efficiency: number
  readonly actions: number
  readonly hints: number
  /** For the profile; none in second chance and zen, and none on a custom board. */
  readonly lovePoints: number
}

/** The clock of the window: whole seconds, and 999 for all that is longer, as in Windows 98. */
export function shownSeconds(milliseconds: number): number {
  return Math.min(999, Math.floor(milliseconds / 1_000))
}

/** Scores a won game. Love points are 1000 × level × 3BV per second, and a tenth more for a game without pins. */
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
