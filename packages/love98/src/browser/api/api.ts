import { AppError, isErrorCode } from '@/domain/errors'
import { isRecord } from '@/domain/is-record'

export type ApiRequest<Answer> = {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/api/${string}`
  /** `undefined` values are omitted. */
  query?: Readonly<Record<string, string | number | undefined>>
  body?: object
  /** Checks the JSON of a successful answer; throws for any other shape. */
  parse: (answer: unknown, headers: Headers) => Answer
  /** The browser's cache mode; default: `no-store`. */
  cache?: RequestCache
  /** Milliseconds. */
  timeout: number
  /** Cancels the request. */
  signal?: AbortSignal
}

/**
 * Sends a request and returns the parsed answer. In a frame of another site browsers send only partitioned cookies
 * (CHIPS), so there every GET has `?frame=1` and every body `frame: true`. A DELETE continues after the page is closed
 * (`keepalive`).
 * @throws {AppError} with the code from the server; without one, `server-unavailable` for a lost connection, a timeout
 * or a 5xx, and `unexpected` for any other failure
 */
export async function requestApi<Answer>(request: ApiRequest<Answer>): Promise<Answer> {
  const { method, path, body, parse, timeout, cache = 'no-store' } = request
  const isFramed = window.parent !== window
  const response = await fetch(`${path}${searchOf(request, isFramed)}`, {
    method,
    cache,
    keepalive: method === 'DELETE',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(isFramed ? { ...body, frame: true } : body) }),
    signal: request.signal ? withTimeout(request.signal, timeout) : AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new AppError('server-unavailable', cause)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new AppError(errorCode(response, answer), new Error(`${path}: ${response.status}`))
  try {
    return parse(answer, response.headers)
  } catch (cause) {
    throw new AppError('unexpected', cause)
  }
}

/** `AbortSignal.any`, which browsers of 2023 lack. */
function withTimeout(signal: AbortSignal, timeout: number): AbortSignal {
  const either = new AbortController()
  const end = () => either.abort()
  AbortSignal.timeout(timeout).addEventListener('abort', end)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  return either.signal
}

function searchOf({ method, query = {} }: ApiRequest<unknown>, isFramed: boolean): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  if (isFramed && method === 'GET') search.set('frame', '1')
  return search.size > 0 ? `?${search}` : ''
}

function errorCode({ status }: Response, answer: unknown) {
  const code: unknown = isRecord(answer) ? answer.code : null
  if (isErrorCode(code)) return code
  return status >= 500 ? 'server-unavailable' : 'unexpected'
}
