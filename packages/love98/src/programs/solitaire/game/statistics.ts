import { createStoredValue } from '@/desktop/preferences/create-preference'
import { isCalendarDay } from '@/domain/heartbreak/daily/calendar-day'
import { solitaireStatisticsKey } from '@/domain/solitaire/storage-keys'
import { recordFrom } from './record-from'

export type Statistics = {
  /** Games with at least one move. */
  readonly played: number
  readonly won: number
  /** The fastest timed win, seconds. */
  readonly fastest: number | null
  readonly highest: number | null
  /** Days (UTC) with a won deal, ascending. */
  readonly days: readonly string[]
}

const version = 1
const maxDays = 400

export const emptyStatistics: Statistics = { played: 0, won: 0, fastest: null, highest: null, days: [] }

export const { read: readStatistics, write: writeStatistics } = createStoredValue({
  key: solitaireStatisticsKey,
  parse: parseStatistics,
  serialize: (statistics: Statistics) =>
    statistics === emptyStatistics ? null : JSON.stringify({ version, ...statistics }),
})

export type SolitaireWin = {
  readonly seconds: number | null
  readonly score: number | null
  readonly day: string | null
}

/** Returns the statistics after a win. Its game was counted at its first move. */
export function withWin(before: Statistics, { day, score, seconds }: SolitaireWin): Statistics {
  const days = day === null ? before.days : [...new Set([...before.days, day])].sort().slice(-maxDays)
  return {
    played: before.played,
    won: Math.min(before.played, before.won + 1),
    fastest: least(before.fastest, seconds),
    highest: most(before.highest, score),
    days,
  }
}

function least(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

function most(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

/** Parses stored statistics; inconsistent numbers are dropped as a whole. */
export function parseStatistics(text: string | null): Statistics {
  const { days, fastest, highest, played, version: stored, won } = recordFrom(text)
  const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
  const isBest = (value: unknown): value is number | null => value === null || isNumber(value)
  if (stored !== version || !isNumber(played) || !isNumber(won) || won > played) return emptyStatistics
  if (!isBest(fastest) || !isBest(highest)) return emptyStatistics
  const known = Array.isArray(days) ? days.filter(isCalendarDay) : []
  return { played, won, fastest, highest, days: [...new Set(known)].sort().slice(-maxDays) }
}
