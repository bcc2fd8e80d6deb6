import { type ErrorCode, LoveError } from '@/domain/errors'
import { logFailure } from './log'
import { Refusal } from './refusal'

type Route<Context> = (request: Request, context: Context) => Response | Promise<Response>

/**
 * Makes a route handler of a function that may throw: an error becomes `{code, message}` with its HTTP status, what is
 * our fault is logged, and no answer is kept by a cache.
 */
export function handle<Context = unknown>(
  route: Route<Context>,
): (...of: Parameters<Route<Context>>) => Promise<Response> {
  return async (request, context) => {
    const response = await answer(request, () => route(request, context))
    response.headers.set('cache-control', 'no-store')
    return response
  }
}

/** A handler for a method that a route does not have; `allowed` names the ones it has. */
export function refuseMethod(allowed: string): ReturnType<typeof handle> {
  return handle(() => {
    const response = failure(new LoveError('method-not-allowed'))
    response.headers.set('allow', allowed)
    return response
  })
}

async function answer(request: Request, route: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await route()
  } catch (error) {
    const response = failure(error instanceof LoveError ? error : new LoveError('unexpected', error))
    if (response.status >= 500) logFailure(request, response.status, error)
    return response
  }
}

function failure(error: LoveError): Response {
  const status = error instanceof Refusal ? error.status : (statuses[error.code] ?? 500)
  return Response.json({ code: error.code, message: error.message }, { status })
}

/** What is not listed is a fault of ours: 500. */
const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  'bad-request': 400,
  'unknown-chain': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'node-unavailable': 503,
}
