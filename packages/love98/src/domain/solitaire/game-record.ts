import { formatSeed, parseSeed, type Seed } from '@/domain/heartbreak/board/seed'
import { isCalendarDay } from '@/domain/heartbreak/daily/calendar-day'
import { type Game, movesOf, newGame, play, type SolitaireRules } from './game'
import type { Move } from './move'
import { scorings } from './score'
import { pileCount } from './table'

export type GameRecord = {
  readonly seed: Seed
  /** The day of a daily deal in UTC, such as `2026-11-22`. */
  readonly day: string | null
  readonly game: Game
  /** Whole seconds on the clock. */
  readonly seconds: number
}

const version = 1
/** The maximum number of moves in a stored game, far more than a person plays. */
const maxMoves = 20_000

/** Formats a record as JSON. Each move is two numbers: its second, and a code of its piles and count. */
export function formatRecord({ day, game, seconds, seed }: GameRecord): string {
  const log = movesOf(game).flatMap(({ at, move }) => [at, codeOf(move)])
  return JSON.stringify({ version, seed: formatSeed(seed), day, rules: game.rules, seconds, log })
}

/**
 * Parses a record without trusting it: its moves are replayed.
 * @returns undefined if the text is not a valid game
 */
export function parseRecord(text: string): GameRecord | undefined {
  const stored = objectFrom(text)
  const seed = typeof stored.seed === 'string' ? parseSeed(stored.seed) : undefined
  const rules = rulesFrom(stored.rules)
  const { day, log, seconds } = stored
  if (stored.version !== version || !seed || !rules || !isCount(seconds)) return undefined
  if (!(day === null || isCalendarDay(day)) || !Array.isArray(log) || !log.every(isCount)) return undefined
  const game = log.length <= 2 * maxMoves ? replay(newGame(seed, rules), log) : null
  return game && game.at <= seconds ? { seed, day, game, seconds } : undefined
}

function replay(dealt: Game, log: readonly number[]): Game | null {
  let game: Game | null = dealt
  for (let index = 0; game && index < log.length; index += 2) {
    const [at, code] = [log[index], log[index + 1]]
    game = at === undefined || code === undefined || at < game.at ? null : play(game, moveOf(code), at)
  }
  return game
}

function codeOf({ count, from, to }: Move): number {
  return (from * pileCount + to) * 14 + count
}

function moveOf(code: number): Move {
  const piles = Math.floor(code / 14)
  return { from: Math.floor(piles / pileCount), to: piles % pileCount, count: code % 14 }
}

function rulesFrom(value: unknown): SolitaireRules | undefined {
  const { drawCount, scoring, timed } = Object(value) as Record<keyof SolitaireRules, unknown>
  const known = scorings.find((one) => one === scoring)
  if ((drawCount !== 1 && drawCount !== 3) || !known || typeof timed !== 'boolean') return undefined
  return { drawCount, scoring: known, timed }
}

function objectFrom(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
