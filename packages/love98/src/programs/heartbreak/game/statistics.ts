import { createStoredValue } from '@/desktop/preferences/create-preference'
import { isCalendarDay } from '@/domain/heartbreak/daily/calendar-day'
import type { Game } from '@/domain/heartbreak/run/game'
import { timeMs } from '@/domain/heartbreak/run/play'
import { heartbreakStatisticsKey } from '@/domain/heartbreak/storage-keys'
import { parseRecord } from './options'

export type LevelRecord = {
  readonly games: number
  readonly wins: number
  /** The fastest win without a hint, in milliseconds. */
  readonly bestMs: number | null
  /** The current number of consecutive wins. `longest` is the largest such number. */
  readonly streak: number
  readonly longest: number
}

export type Statistics = {
  /** Records by level id; all custom boards count as `custom`. */
  readonly levels: Readonly<Record<string, LevelRecord>>
  /**
   * Dates (UTC) on which a daily board was solved in this browser, ascending; `streakOf` computes the streak
   * from them.
   */
  readonly days: readonly string[]
}

const version = 1
const maxDays = 400

export const emptyRecord: LevelRecord = { games: 0, wins: 0, bestMs: null, streak: 0, longest: 0 }
export const emptyStatistics: Statistics = { levels: {}, days: [] }

const stored = createStoredValue({
  key: heartbreakStatisticsKey,
  parse: parseStatistics,
  serialize: (statistics: Statistics) =>
    statistics === emptyStatistics ? null : JSON.stringify({ version, ...statistics }),
})

export const readStatistics = stored.read

/**
 * Stores statistics and notifies the listeners of `onStatistics`. Writing `emptyStatistics` removes the
 * stored value.
 */
export function writeStatistics(statistics: Statistics): void {
  stored.write(statistics)
  globalThis.dispatchEvent?.(new Event(heartbreakStatisticsKey))
}

/** Calls the listener when this tab or another one stores statistics. @returns removes the listener */
export function onStatistics(listener: () => void): () => void {
  const events = [heartbreakStatisticsKey, 'storage']
  for (const type of events) window.addEventListener(type, listener)
  return () => {
    for (const type of events) window.removeEventListener(type, listener)
  }
}

export function recordKey(levelId: string): string {
  return levelId.startsWith('custom-') ? 'custom' : levelId
}

/**
 * Returns the statistics after a game. Only classic games count for a level; a solved daily board of any mode
 * counts for its day.
 * @returns the new statistics; `isBest`: the time is the best of its level
 */
export function recordGame(
  statistics: Statistics,
  game: Game,
  date?: string,
): { readonly statistics: Statistics; readonly isBest: boolean } {
  const won = game.phase === 'won'
  const days =
    won && date !== undefined && !statistics.days.includes(date)
      ? [...statistics.days, date].sort().slice(-maxDays)
      : statistics.days
  if (game.rules.mode !== 'classic') return { statistics: { ...statistics, days }, isBest: false }
  const key = recordKey(game.board.level.id)
  const before = statistics.levels[key] ?? emptyRecord
  const time = timeMs(game)
  const counts = won && game.hints === 0 && key !== 'custom'
  const isBest = counts && (before.bestMs === null || time < before.bestMs)
  const streak = won ? before.streak + 1 : 0
  const after: LevelRecord = {
    games: before.games + 1,
    wins: before.wins + (won ? 1 : 0),
    bestMs: isBest ? time : before.bestMs,
    streak,
    longest: Math.max(before.longest, streak),
  }
  return { statistics: { levels: { ...statistics.levels, [key]: after }, days }, isBest }
}

/** Parses stored statistics; a level with inconsistent numbers is dropped. */
export function parseStatistics(text: string | null): Statistics {
  const record = parseRecord(text)
  if (record?.version !== version) return emptyStatistics
  const levels = Object.entries(Object(record.levels) as Record<string, unknown>).flatMap(([key, value]) => {
    const level = parseLevelRecord(value)
    return level && /^[a-z-]{1,20}$/.test(key) ? [[key, level] as const] : []
  })
  const days = Array.isArray(record.days) ? record.days.filter(isCalendarDay) : []
  return { levels: Object.fromEntries(levels), days: [...new Set(days)].sort().slice(-maxDays) }
}

function parseLevelRecord(value: unknown): LevelRecord | undefined {
  const { bestMs, games, longest, streak, wins } = Object(value) as Record<keyof LevelRecord, unknown>
  if (![games, wins, streak, longest].every(isCount) || !(bestMs === null || isCount(bestMs)))
    return undefined
  const record = value as LevelRecord
  const sane = record.wins <= record.games && record.streak <= record.longest && record.longest <= record.wins
  return sane
    ? {
        games: record.games,
        wins: record.wins,
        bestMs: record.bestMs,
        streak: record.streak,
        longest: record.longest,
      }
    : undefined
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
