import { type ErrorCode, LoveError } from '@/domain/errors'
import { countEvent } from '@/server/count-event'
import { readEnv } from '@/server/env'
import { logFailure, logRequest } from '@/server/log'
import { TimeoutError, withTimeout } from '@/server/with-timeout'
import { Refusal } from './refusal'
import { routeName } from './route-name'
import { requireKnownHost, requireSameOrigin } from './same-origin'

type Route<Context> = (request: Request, context: Context) => Response | Promise<Response>

/** The limit of a route, ms; calls of a node or the database have shorter limits of their own. */
const routeTimeout = 20_000

/**
 * Makes a route handler of a function that may throw: an error becomes `{code, message}` with its HTTP status, and those
 * from 500 on are logged. Answers are not cached unless `caching` gives the `Cache-Control` of a 200, or the answer has one of
 * its own (200 and 304). Methods that may
 * change something are refused to pages of other origins, and a route that takes longer than 20 s is answered with 503.
 */
export function handle<Context = unknown>(
  route: Route<Context>,
  { caching = 'no-store' }: { caching?: string } = {},
): (...of: Parameters<Route<Context>>) => Promise<Response> {
  return async (request, context) => {
    const start = performance.now()
    const response = await answer(request, () => route(request, context))
    const isKept = response.status === 200 || response.status === 304
    const own = response.headers.get('cache-control') ?? caching
    response.headers.set('cache-control', isKept ? own : 'no-store')
    logRequest(request, response.status, performance.now() - start)
    return response
  }
}

/** A handler for a method that a route does not have. @param allowed the value of the `Allow` header */
export function refuseMethod(allowed: string): ReturnType<typeof handle> {
  return handle(() => {
    const response = failure(new LoveError('method-not-allowed'))
    response.headers.set('allow', allowed)
    return response
  })
}

async function answer(request: Request, route: () => Response | Promise<Response>): Promise<Response> {
  try {
    requireKnownHost(request, readEnv())
    if (!isSafeMethod(request)) requireSameOrigin(request, readEnv())
    return await withTimeout(routeTimeout, Promise.resolve(route()))
  } catch (error) {
    const response = failure(toLoveError(error))
    if (response.status === 429) countEvent('rateLimit', routeName(new URL(request.url).pathname))
    if (response.status >= 500) logFailure(request, response.status, error)
    return response
  }
}

function toLoveError(error: unknown): LoveError {
  if (error instanceof LoveError) return error
  return new LoveError(error instanceof TimeoutError ? 'too-slow' : 'unexpected', error)
}

function failure(error: LoveError): Response {
  const status = error instanceof Refusal ? error.status : (statuses[error.code] ?? 500)
  const response = Response.json({ code: error.code, message: error.message }, { status })
  // Whole seconds (RFC 9110, 10.2.3); never 0, which would ask for the same again at once.
  if ('retryAfterMs' in error)
    response.headers.set('retry-after', String(Math.max(1, Math.ceil(Number(error.retryAfterMs) / 1000))))
  return response
}

/** Whether HTTP defines the method as safe (RFC 9110, 9.2.1). */
function isSafeMethod({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

/** Codes that are not listed are faults of the server: 500. */
const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  'bad-request': 400,
  'bad-log': 400,
  'verification-failed': 401,
  'not-signed-in': 401,
  'not-yet-public': 403,
  'unknown-chain': 404,
  'unknown-game': 404,
  'unknown-board': 404,
  'method-not-allowed': 405,
  'already-played': 409,
  'guestbook-refused': 409,
  'too-large': 413,
  'rate-limited': 429,
  'node-unavailable': 503,
  'safe-gateway-unavailable': 503,
  'database-unavailable': 503,
  'too-slow': 503,
}
