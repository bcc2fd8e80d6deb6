import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayAfter, monthOf } from './calendar-day'
import { streakOf } from './streak'

const november = (...days: number[]) => days.map((day) => `2026-11-${String(day).padStart(2, '0')}`)

test('a streak lasts until a day is over, and counts each day once', () => {
  expect(streakOf([], '2026-11-20')).toEqual({
    days: 0,
    longest: 0,
    solvedToday: false,
    repaired: [],
    repairsLeft: 1,
  })
  const solved = november(18, 19, 19, 20)
  expect(streakOf(solved, '2026-11-20')).toMatchObject({ days: 3, longest: 3, solvedToday: true })
  expect(streakOf(solved, '2026-11-21')).toMatchObject({ days: 3, solvedToday: false })
})

test('one missed day of a month is repaired and does not count', () => {
  expect(streakOf(november(17, 18, 20), '2026-11-20')).toEqual({
    days: 3,
    longest: 3,
    solvedToday: true,
    repaired: ['2026-11-19'],
    repairsLeft: 0,
  })
  // Yesterday was missed: playing today saves it.
  expect(streakOf(november(17, 18), '2026-11-20')).toMatchObject({ days: 2, repairsLeft: 1 })
  expect(streakOf(november(17, 18), '2026-11-21')).toMatchObject({ days: 0, longest: 2 })
})

test('a second missed day of a month ends the streak, and so do two in a row', () => {
  expect(streakOf(november(10, 12, 13, 15), '2026-11-15')).toMatchObject({ days: 1, longest: 3 })
  expect(streakOf(november(10, 11, 14), '2026-11-14')).toMatchObject({ days: 1, longest: 2, repairsLeft: 1 })
  expect(streakOf([...november(28, 30), '2026-12-01', '2026-12-03'], '2026-12-03')).toMatchObject({
    days: 4,
    repaired: ['2026-11-29', '2026-12-02'],
    repairsLeft: 0,
  })
})

test('the days may be in any order and cross the turn of the year', () => {
  const solved = ['2027-01-01', '2026-12-30', '2026-12-31']
  expect(streakOf(solved, '2027-01-02')).toMatchObject({ days: 3, longest: 3 })
  expect(streakOf(['2028-02-28', '2028-03-01'], '2028-03-01')).toMatchObject({ repaired: ['2028-02-29'] })
})

test('days after today are ignored', () => {
  expect(streakOf(november(18, 19, 20, 21), '2026-11-19')).toMatchObject({ days: 2, solvedToday: true })
})

const firstDay = '2026-10-20'
const anyDay = fc.nat(79).map((days) => addDays(firstDay, days))

test('the streak equals a day-by-day reference', () => {
  fc.assert(
    fc.property(fc.array(anyDay, { maxLength: 90 }), anyDay, (solved, today) => {
      const streak = streakOf(solved, today)
      expect(streak).toMatchObject(walkCalendar(new Set(solved), today))
      expect(streakOf([...solved, ...solved].reverse(), today)).toEqual(streak)
      expect(new Set(streak.repaired.map(monthOf)).size).toBe(streak.repaired.length)
    }),
    { numRuns: 500 },
  )
})

/** The rule stated for each day instead of each solved day, as an independent reference. */
function walkCalendar(solved: ReadonlySet<string>, today: string) {
  const spent = new Set<string>()
  let days = 0
  let longest = 0
  let open: string | undefined
  for (let day = firstDay; day <= today; day = dayAfter(day)) {
    if (solved.has(day)) {
      if (open !== undefined) spent.add(monthOf(open))
      open = undefined
      days++
      longest = Math.max(longest, days)
    } else if (day !== today) {
      if (open !== undefined || spent.has(monthOf(day))) days = 0
      open = days > 0 ? day : undefined
    }
  }
  return { days, longest, solvedToday: solved.has(today), repairsLeft: spent.has(monthOf(today)) ? 0 : 1 }
}
