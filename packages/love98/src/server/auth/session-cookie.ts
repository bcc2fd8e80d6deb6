import 'server-only'

/** The cookies of a top-level page, and the partitioned cookies of a page in a frame of another site. */
export const cookieContexts = ['page', 'frame'] as const
export type CookieContext = (typeof cookieContexts)[number]

/**
 * `session` identifies the signed-in account. `browser` identifies the browser that requested a nonce, before sign-in.
 */
export type CookieKind = 'session' | 'browser'

/** Returns the value of a cookie, or null if the cookie is missing or has another format. */
export function readCookie(request: Request, kind: CookieKind, place: CookieContext): string | null {
  const name = names[kind][place]
  const found = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}

/**
 * Returns the session token of a request. A page may be in a frame without reporting it. It sends only one of the two
 * cookies, because browsers return each cookie only in the context in which it was set.
 * @param inFrame whether the body says that the page is in a frame
 */
export function readSessionToken(request: Request, inFrame = false): string | null {
  const own = readCookie(request, 'session', cookieContext(request, inFrame))
  return own ?? readSessionTokens(request)[0] ?? null
}

/** Returns all session tokens of a request, the token of a page first. */
export function readSessionTokens(request: Request): string[] {
  return cookieContexts.flatMap((place) => readCookie(request, 'session', place) ?? [])
}

/**
 * Returns a `Set-Cookie` value. `__Host-` binds the cookie to this exact host, over HTTPS or loopback (RFC 6265bis,
 * 4.1.3.2). `Partitioned` binds a cookie of a frame to the site that contains the frame (CHIPS).
 * @param maxAge seconds; 0 removes the cookie
 */
export function writeCookie(kind: CookieKind, place: CookieContext, value: string, maxAge: number): string {
  const reach = place === 'frame' ? 'SameSite=None; Partitioned' : 'SameSite=Lax'
  return `${names[kind][place]}=${value}; Path=/; Max-Age=${Math.floor(maxAge)}; Secure; HttpOnly; ${reach}`
}

/**
 * Returns the context of the requesting page. Fetch Metadata does not contain it for requests of scripts, which have an
 * empty destination. So a page in a frame reports it in the body or, without a body, in the query (`?frame=1`).
 */
export function cookieContext(request: Request, inFrame = false): CookieContext {
  const isDocumentInFrame = /^i?frame$/.test(request.headers.get('sec-fetch-dest') ?? '')
  const isOfOtherSite = request.headers.get('sec-fetch-site') === 'cross-site'
  const isStated = inFrame || new URL(request.url).searchParams.get('frame') === '1'
  return isStated || isDocumentInFrame || isOfOtherSite ? 'frame' : 'page'
}

const names = {
  session: { page: '__Host-love_sid', frame: '__Host-love_fsid' },
  browser: { page: '__Host-love_bid', frame: '__Host-love_fbid' },
} as const
