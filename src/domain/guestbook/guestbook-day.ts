/** How far the day and the moment in a signed message may be from the server's clock, ms. */
export const signingSkew = 300_000

/** The UTC day of a moment: `2026-11-22`. @param now ms since 1970 */
export function utcDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

/**
 * Whether an entry of a day is accepted now: on that day in UTC, and five minutes before and after, since a visitor may sign
 * just before midnight and the message arrives just after. One entry a day holds all the same: the day is the signed one.
 */
export function isOpenDay(day: string, now: number): boolean {
  return [now - signingSkew, now, now + signingSkew].some((moment) => utcDay(moment) === day)
}

/** Whether an action was signed just now: its moment is in the form that is signed, and within five minutes. */
export function isFresh(signedAt: string, now: number): boolean {
  const moment = Date.parse(signedAt)
  return Math.abs(now - moment) <= signingSkew && new Date(moment).toISOString() === signedAt
}
