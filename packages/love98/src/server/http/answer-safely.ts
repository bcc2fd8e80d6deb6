import { AppError, type ErrorCode } from '@/domain/errors'
import { countEvent } from '@/server/count-event'
import { readEnv } from '@/server/env'
import { logFailure, logRequest } from '@/server/log'
import { TimeoutError, withTimeout } from '@/server/timing'
import type { RoutedRequest } from './received-request'
import { Refusal } from './refusal'
import { requireKnownHost, requireSameOrigin } from './same-origin'

/** The timeout of a route, ms. Calls to a node or the database have shorter timeouts. */
const routeTimeout = 20_000

/**
 * Runs a function and returns its response. A thrown error becomes `{code, message}` with its HTTP status; errors from
 * 500 on are logged. Responses are not cached unless `caching` contains the `Cache-Control` of a 200 or 304, or the
 * response has its own. Unsafe methods from pages of other origins are refused, and a request that takes longer than 20
 * s gets a 503.
 */
export async function answerSafely(
  asked: RoutedRequest,
  caching: string | undefined,
  work: (asked: RoutedRequest) => Response | Promise<Response>,
): Promise<Response> {
  const start = performance.now()
  const response = await answer(asked, work)
  const isKept = response.status === 200 || response.status === 304
  const own = response.headers.get('cache-control') ?? caching ?? 'no-store'
  response.headers.set('cache-control', isKept ? own : 'no-store')
  logRequest(asked, response.status, performance.now() - start)
  return response
}

async function answer(
  asked: RoutedRequest,
  work: (asked: RoutedRequest) => Response | Promise<Response>,
): Promise<Response> {
  const { request, route } = asked
  try {
    requireKnownHost(request, readEnv())
    if (!isSafeMethod(request)) requireSameOrigin(request, readEnv())
    return await withTimeout(routeTimeout, Promise.resolve(work(asked)))
  } catch (error) {
    const response = failure(toAppError(error))
    if (response.status === 429) countEvent('rateLimit', route)
    if (response.status >= 500) logFailure(asked, response.status, error)
    return response
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError(error instanceof TimeoutError ? 'too-slow' : 'unexpected', error)
}

function failure(error: AppError): Response {
  const status = error instanceof Refusal ? error.status : (statuses[error.code] ?? 500)
  const response = Response.json({ code: error.code, message: error.message }, { status })
  // Whole seconds (RFC 9110, 10.2.3). Never 0, which would make the client repeat the request immediately.
  if ('retryAfterMs' in error)
    response.headers.set('retry-after', String(Math.max(1, Math.ceil(Number(error.retryAfterMs) / 1000))))
  return response
}

/** Returns true if HTTP defines the method as safe (RFC 9110, 9.2.1). */
function isSafeMethod({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

/** Codes that are not in this list are faults of the server: 500. */
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
