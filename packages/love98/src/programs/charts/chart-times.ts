import { dateFormat } from '@/language/date-format'

const day = { month: 'short', day: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const
const [clockText, dayText, momentText, dateText] = [
  clock,
  day,
  { ...day, ...clock },
  { ...day, year: 'numeric' } as const,
].map((parts) => {
  // Callers shift times to the visitor's time zone first. Days stay UTC days.
  const { format } = dateFormat({ ...parts, timeZone: 'UTC' })
  return (seconds: number) => format(seconds * 1_000)
}) as [Write, Write, Write, Write]

type Write = (seconds: number) => string

/**
 * Returns the offset of the visitor's time zone from UTC at a moment, in seconds; 0 for daily bars, which are UTC days.
 * @param step seconds of a bar
 */
export function clockOffset(time: number, step: number): number {
  return step >= 86_400 ? 0 : new Date(time * 1_000).getTimezoneOffset() * -60
}

/** Formats a mark of the time axis. @param time seconds since 1970, shifted to the visitor's time zone */
export function axisText(time: number, isDay: boolean): string {
  return (isDay ? dayText : clockText)(time)
}

/**
 * Formats the start of a bar; daily bars get a date without a time.
 * @param time seconds since 1970
 * @param step seconds of a bar
 */
export function barTimeText(time: number, step: number): string {
  return (step >= 86_400 ? dateText : momentText)(time + clockOffset(time, step))
}
