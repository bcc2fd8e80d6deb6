import 'server-only'

/** Cookies of a top-level page, and of a page in a frame of another site, which are partitioned. */
export const cookiePlaces = ['page', 'frame'] as const
export type CookiePlace = (typeof cookiePlaces)[number]

/** `session`: who is signed in; `browser`: which browser asked for a nonce, before the visitor is signed in. */
export type CookieKind = 'session' | 'browser'

/** The value of a cookie; null when there is none, or it has another form. */
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
 * The session token of a request. A page that does not say that it is in a frame may be in one all the same, and sends
 * one of the two cookies only: browsers return each where it was set.
 * @param inFrame whether the body says that the page is in a frame
 */
export function readSessionToken(request: Request, inFrame = false): string | null {
  const own = readCookie(request, 'session', cookiePlace(request, inFrame))
  return own ?? readSessionTokens(request)[0] ?? null
}

/** All session tokens of a request, that of a page first. */
export function readSessionTokens(request: Request): string[] {
  return cookiePlaces.flatMap((place) => readCookie(request, 'session', place) ?? [])
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
 * Where the page of a request is. Fetch Metadata do not say it for requests of scripts (their destination is empty), so
 * a page in a frame says so in the body or, where there is none, in the query (`?frame=1`).
 */
export function cookiePlace(request: Request, inFrame = false): CookiePlace {
  const isDocumentInFrame = /^i?frame$/.test(request.headers.get('sec-fetch-dest') ?? '')
  const isOfOtherSite = request.headers.get('sec-fetch-site') === 'cross-site'
  const isStated = inFrame || new URL(request.url).searchParams.get('frame') === '1'
  return isStated || isDocumentInFrame || isOfOtherSite ? 'frame' : 'page'
}

const names = {
  session: { page: '__Host-love_sid', frame: '__Host-love_fsid' },
  browser: { page: '__Host-love_bid', frame: '__Host-love_fbid' },
} as const
