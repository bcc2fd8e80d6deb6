import 'server-only'

/** Cookies of a page of its own, and of one in a frame of another site, where only partitioned ones come back. */
export type CookiePlace = 'page' | 'frame'

/** `session`: who is signed in; `browser`: which browser asked for a nonce, before anybody is signed in. */
export type CookieKind = 'session' | 'browser'

/** The value of a cookie as we made it; null when there is none, or it is not one of ours. */
export function readCookie(request: Request, kind: CookieKind, place: CookiePlace): string | null {
  const name = names[kind][place]
  const found = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}

/**
 * A `Set-Cookie` line. `__Host-` binds it to this very host, over https or loopback (RFC 6265bis, 4.1.3.2); `Partitioned`
 * binds one in a frame to the site around it (CHIPS).
 * @param maxAge seconds; 0 removes it
 */
export function writeCookie(kind: CookieKind, place: CookiePlace, value: string, maxAge: number): string {
  const reach = place === 'frame' ? 'SameSite=None; Partitioned' : 'SameSite=Lax'
  return `${names[kind][place]}=${value}; Path=/; Max-Age=${Math.floor(maxAge)}; Secure; HttpOnly; ${reach}`
}

/**
 * Where a request comes from. A script's own requests do not tell (Fetch Metadata: their destination is empty), so a
 * page in a frame says it in the body or, where there is none, in the address (`?frame=1`).
 */
export function cookiePlace(request: Request, saysFrame = false): CookiePlace {
  const isDocumentInFrame = /^i?frame$/.test(request.headers.get('sec-fetch-dest') ?? '')
  const isOfOtherSite = request.headers.get('sec-fetch-site') === 'cross-site'
  const isAsked = saysFrame || new URL(request.url).searchParams.get('frame') === '1'
  return isAsked || isDocumentInFrame || isOfOtherSite ? 'frame' : 'page'
}

const names = {
  session: { page: '__Host-love_sid', frame: '__Host-love_fsid' },
  browser: { page: '__Host-love_bid', frame: '__Host-love_fbid' },
} as const
