import { addDays, dayBefore, monthOf } from './calendar-day'

/**
 * The number of consecutive days with a solved daily board. The server counts it per wallet, the browser in its own
 * statistics.
 */
export interface Streak {
  /** Solved days up to today or yesterday; 0 when the streak is broken. */
  readonly days: number
  readonly longest: number
  readonly solvedToday: boolean
  /** Missed days within the current streak that were repaired. */
  readonly repaired: readonly string[]
  /** The number of days that may still be missed this month: 1 or 0. */
  readonly repairsLeft: number
}

/**
 * Counts the streak. The first missed day of each month is repaired automatically; a repaired day does not count, and
 * two consecutive missed days end the streak.
 * @param solved the days with a solved daily board, such as `2026-11-20`, in any order; days after `today` are ignored
 * @param today in UTC
 */
export function streakOf(solved: readonly string[], today: string): Streak {
  const repairedMonths = new Set<string>()
  let run = { days: 0, last: '', repaired: [] as string[] }
  let longest = 0
  for (const day of [...new Set(solved)].filter((day) => day <= today).sort()) {
    const missed = dayBefore(day)
    const isRepaired = run.last === addDays(day, -2) && !repairedMonths.has(monthOf(missed))
    if (isRepaired) repairedMonths.add(monthOf(missed))
    if (isRepaired) run = { days: run.days + 1, last: day, repaired: [...run.repaired, missed] }
    else if (run.last === missed) run = { ...run, days: run.days + 1, last: day }
    else run = { days: 1, last: day, repaired: [] }
    longest = Math.max(longest, run.days)
  }
  const yesterday = dayBefore(today)
  const isRepairable = run.last === dayBefore(yesterday) && !repairedMonths.has(monthOf(yesterday))
  const isAlive = run.days > 0 && (run.last >= yesterday || isRepairable)
  return {
    days: isAlive ? run.days : 0,
    longest,
    solvedToday: run.last === today,
    repaired: isAlive ? run.repaired : [],
    repairsLeft: repairedMonths.has(monthOf(today)) ? 0 : 1,
  }
}
