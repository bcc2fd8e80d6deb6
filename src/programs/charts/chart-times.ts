/** Times are shifted to the visitor's clock before they are written, so that days can stay days of UTC. */
const zone = { timeZone: 'UTC' }
const clock = new Intl.DateTimeFormat('en-US', { ...zone, hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { ...zone, month: 'short', day: 'numeric' })
const dayAndClock = new Intl.DateTimeFormat('en-US', {
  ...{ ...zone, month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
})
const dayOfYear = new Intl.DateTimeFormat('en-US', {
  ...zone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

/**
 * How far the visitor's clock is from UTC at a moment, seconds; 0 for bars of whole days, which are days of UTC.
 * @param step seconds of a bar
 */
export function clockOffset(time: number, step: number): number {
  return step >= 86_400 ? 0 : new Date(time * 1_000).getTimezoneOffset() * -60
}

/** A mark of the time axis. @param time seconds since 1970, shifted to the visitor's clock */
export function axisText(time: number, isDay: boolean): string {
  return (isDay ? day : clock).format(time * 1_000)
}

/** When a bar begins, as exactly as it is long. @param time seconds since 1970 @param step seconds of a bar */
export function barTimeText(time: number, step: number): string {
  return (step >= 86_400 ? dayOfYear : dayAndClock).format((time + clockOffset(time, step)) * 1_000)
}
