import { monthOf } from './commitment'

/** How many days in a row a wallet has solved a daily board. */
export interface Streak {
  /** Up to today or yesterday; 0 when it is broken. */
  readonly days: number
  readonly longest: number
  readonly solvedToday: boolean
  /** Missed days within the present streak that were bridged. */
  readonly repaired: readonly string[]
  /** How many days may still be missed this month, 1 or 0. */
  readonly repairsLeft: number
}

/**
 * Counts the streak. One missed day in each month is bridged by itself, in the order in which they were missed; a bridged
 * day does not count, and two missed days in a row end the streak.
 * @param solved the days with a solved daily board, `2026-11-20`, in any order
 * @param today in UTC
 */
export function streakOf(solved: readonly string[], today: string): Streak {
  const repairedMonths = new Set<string>()
  let run = { days: 0, last: '', repaired: [] as string[] }
  let longest = 0
  for (const day of [...new Set(solved)].sort()) {
    const missed = dayAfter(run.last)
    const isBridged = run.days > 0 && dayAfter(missed) === day && !repairedMonths.has(monthOf(missed))
    if (isBridged) repairedMonths.add(monthOf(missed))
    if (isBridged) run = { days: run.days + 1, last: day, repaired: [...run.repaired, missed] }
    else if (missed === day) run = { ...run, days: run.days + 1, last: day }
    else run = { days: 1, last: day, repaired: [] }
    longest = Math.max(longest, run.days)
  }
  const yesterday = dayBefore(today)
  const canBridge = run.last === dayBefore(yesterday) && !repairedMonths.has(monthOf(yesterday))
  const lives = run.days > 0 && (run.last >= yesterday || canBridge)
  return {
    days: lives ? run.days : 0,
    longest,
    solvedToday: run.last === today,
    repaired: lives ? run.repaired : [],
    repairsLeft: repairedMonths.has(monthOf(today)) ? 0 : 1,
  }
}

/** The day after a day, `2026-12-01` of `2026-11-30`. */
export function dayAfter(day: string): string {
  return moved(day, 1)
}

/** The day before a day. */
export function dayBefore(day: string): string {
  return moved(day, -1)
}

function moved(day: string, by: number): string {
  if (day === '') return ''
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10)
}
