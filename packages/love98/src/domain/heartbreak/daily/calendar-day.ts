// Calendar days in UTC, written as ISO 8601 dates (`2026-11-20`), so that they sort as text.

const dayMs = 86_400_000

export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

export function dayAfter(day: string): string {
  return addDays(day, 1)
}

export function dayBefore(day: string): string {
  return addDays(day, -1)
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}
