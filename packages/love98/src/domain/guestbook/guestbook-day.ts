/** The maximum difference between the day or moment in a signed message and the server's clock, ms. */
export const signingSkew = 300_000

/**
 * Returns the UTC day of a moment, such as `2026-11-22`.
 * @param now ms since 1970
 */
export function utcDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

/**
 * Returns whether an entry for a day is accepted now: on that day in UTC, and up to five minutes before and after,
 * because a visitor may sign just before midnight and the message arrives just after. The daily limit still applies,
 * because it uses the signed day.
 */
export function isOpenDay(day: string, now: number): boolean {
  return [now - signingSkew, now, now + signingSkew].some((moment) => utcDay(moment) === day)
}

/** Returns whether an action was signed within the last five minutes and its moment has the canonical ISO 8601 form. */
export function isFresh(signedAt: string, now: number): boolean {
  const moment = Date.parse(signedAt)
  return Math.abs(now - moment) <= signingSkew && new Date(moment).toISOString() === signedAt
}
