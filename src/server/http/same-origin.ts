import { Refusal } from './refusal'

/**
 * Refuses a request that a page of another origin sent. One without `Sec-Fetch-Site` and `Origin` comes from a program,
 * not from a page, and a program could send any header.
 * @param siteUrl the origin people type, for a proxy in front that changes `Host`
 * @throws {Refusal} 403
 */
export function requireSameOrigin(request: Request, siteUrl: string): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOurs =
    (site === null || site === 'same-origin' || site === 'none') &&
    (origin === null || origin === siteUrl || hostOf(origin) === request.headers.get('host'))
  if (!isOurs) throw new Refusal(403, 'method-not-allowed', 'The request comes from another site')
}

/** The host and port of an origin; `null`, the origin of sandboxed frames and local files, has none. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
