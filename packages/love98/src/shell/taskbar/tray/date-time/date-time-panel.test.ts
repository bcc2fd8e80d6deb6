import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarWeeks } from './date-time-panel'

test('June 1998 began on a Monday and had five weeks', () => {
  const weeks = calendarWeeks(1998, 5, 0)
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([null, 1, 2, 3, 4, 5, 6])
  expect(weeks[4]).toEqual([28, 29, 30, null, null, null, null])
})

test('February 2015 has exactly four weeks, May 2027 six', () => {
  expect(calendarWeeks(2015, 1, 0)).toHaveLength(4)
  expect(calendarWeeks(2027, 4, 0)).toHaveLength(6)
})

test('June 1998 begins in the first cell of a week from Monday, and in the third cell of one from Saturday', () => {
  expect(calendarWeeks(1998, 5, 1)[0]).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(calendarWeeks(1998, 5, 6)[0]).toEqual([null, null, 1, 2, 3, 4, 5])
})

test('every day of a month appears once, below its weekday', () => {
  fc.assert(
    fc.property(year, month, weekday, (year, month, first) => {
      const weeks = calendarWeeks(year, month, first)
      const days = weeks.flat().filter((day) => day !== null)
      expect(days).toEqual(Array.from({ length: new Date(year, month + 1, 0).getDate() }, (_, at) => at + 1))
      weeks.forEach((week) => {
        expect(week.some((day) => day !== null)).toBe(true)
        week.forEach((day, column) => {
          if (day !== null) expect(new Date(year, month, day).getDay()).toBe((column + first) % 7)
        })
      })
    }),
  )
})

const year = fc.integer({ min: 1970, max: 2100 })
const month = fc.integer({ min: 0, max: 11 })
const weekday = fc.integer({ min: 0, max: 6 })
