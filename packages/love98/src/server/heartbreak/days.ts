import { addDays, dayAfter } from '@/domain/heartbreak/daily/calendar-day'
import type { Period } from '@/domain/heartbreak/wire/api-reads'

/** Days from one (inclusive) to another (exclusive), such as `2026-11-20`. */
export type Days = { from: string; until: string }

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

export function dayStart(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** Returns the days of a table that contains a day; weeks begin on Monday (ISO 8601); null for all time. */
export function daysOf(period: Period, day: string): Days | null {
  if (period === 'all') return null
  if (period === 'day') return { from: day, until: dayAfter(day) }
  const sinceMonday = (dayStart(day).getUTCDay() + 6) % 7
  return { from: addDays(day, -sinceMonday), until: addDays(day, 7 - sinceMonday) }
}
