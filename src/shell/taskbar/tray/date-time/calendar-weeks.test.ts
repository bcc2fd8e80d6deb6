import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarWeeks } from './calendar-weeks'

test('June 1998 began on a Monday and had five weeks', () => {
  const weeks = calendarWeeks(1998, 5)
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([null, 1, 2, 3, 4, 5, 6])
  expect(weeks[4]).toEqual([28, 29, 30, null, null, null, null])
})

test('February 2015 has exactly four weeks, May 2027 six', () => {
  expect(calendarWeeks(2015, 1)).toHaveLength(4)
  expect(calendarWeeks(2027, 4)).toHaveLength(6)
})

test('every day of a month is there once, below the right day of the week', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 0, max: 11 }), (year, month) => {
      const weeks = calendarWeeks(year, month)
      const days = weeks.flat().filter((day) => day !== null)
      expect(days).toEqual(Array.from({ length: new Date(year, month + 1, 0).getDate() }, (_, at) => at + 1))
      weeks.forEach((week) => {
        week.forEach((day, column) => {
          if (day !== null) expect(new Date(year, month, day).getDay()).toBe(column)
        })
      })
    }),
  )
})
