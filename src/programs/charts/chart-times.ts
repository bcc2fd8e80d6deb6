import { dateFormat } from '@/texts/date-format'

const day = { month: 'short', day: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const
const [clockText, dayText, momentText, dateText] = [
  clock,
  day,
  { ...day, ...clock },
  { ...day, year: 'numeric' } as const,
].map((parts) => {
  // Times are shifted to the visitor's clock before they are written, so that days can stay days of UTC.
  const { format } = dateFormat({ ...parts, timeZone: 'UTC' })
  return (seconds: number) => format(seconds * 1_000)
}) as [Write, Write, Write, Write]

type Write = (seconds: number) => string

/**
 * How far the visitor's clock is from UTC at a moment, seconds; 0 for bars of whole days, which are days of UTC.
 * @param step seconds of a bar
 */
export function clockOffset(time: number, step: number): number {
  return step >= 86_400 ? 0 : new Date(time * 1_000).getTimezoneOffset() * -60
}

/** A mark of the time axis. @param time seconds since 1970, shifted to the visitor's clock */
export function axisText(time: number, isDay: boolean): string {
  return (isDay ? dayText : clockText)(time)
}

/** When a bar begins, as exactly as it is long. @param time seconds since 1970 @param step seconds of a bar */
export function barTimeText(time: number, step: number): string {
  return (step >= 86_400 ? dateText : momentText)(time + clockOffset(time, step))
}
