/**
 * The weeks of a month: days of the month, and null where a week belongs to another month.
 *
 * @param month from 0, as `Date` counts
 * @param firstWeekday what a week begins with, 0 for Sunday
 */
export function calendarWeeks(
  year: number,
  month: number,
  firstWeekday: number,
): readonly (readonly (number | null)[])[] {
  const first = (new Date(year, month, 1).getDay() - firstWeekday + 7) % 7
  const days = new Date(year, month + 1, 0).getDate()
  const weeks = Math.ceil((first + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, column) => {
      const day = week * 7 + column - first + 1
      return day >= 1 && day <= days ? day : null
    }),
  )
}
