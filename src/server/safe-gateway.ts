import 'server-only'
import { LoveError } from '@/domain/errors'
import { allowedPath, allowedQuery, isRetirable } from '@/safe/gateway/allowed-calls'
import { readBytes } from './http/read-bytes'
import { readJson } from './http/read-json'

/** `timeout` in ms, below the limit of a route; sizes of request and answer in bytes. */
export const gatewayLimits = { timeout: 15_000, maxRequestBytes: 262_144, maxAnswerBytes: 8_388_608 } as const

/**
 * Forwards an allowed call to the gateway and returns its answer with its status, which the page interprets. Nothing of
 * the visitor is forwarded: no cookie, no address, no header but the content type.
 * @param parts of the path below our route, decoded
 * @throws {LoveError} `method-not-allowed` for a call that is not on the list, `safe-gateway-unavailable`
 */
export async function forwardToSafeGateway(
  request: Request,
  parts: readonly string[],
  gateway: string | null,
  limits: Readonly<Record<keyof typeof gatewayLimits, number>> = gatewayLimits,
): Promise<Response> {
  const path = allowedPath(request.method, parts)
  if (path === null) throw new LoveError('method-not-allowed')
  if (gateway === null) throw unavailable('none is configured')
  const body = request.method === 'GET' ? null : await readJson(request, { maxBytes: limits.maxRequestBytes })
  try {
    const response = await fetch(`${gateway}${path}${allowedQuery(new URL(request.url).searchParams)}`, {
      method: request.method,
      headers: {
        accept: 'application/json',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(limits.timeout),
    })
    const bytes = await readBytes(response.body, limits.maxAnswerBytes)
    if (!bytes) throw unavailable(`its answer is longer than ${limits.maxAnswerBytes} bytes`)
    const { status, statusText } = response
    // Browsers log every 404. A retired list is no error, so it is answered with 204.
    if (status === 404 && isRetirable(path)) return new Response(null, { status: 204 })
    // An answer without a body may not be given one, not even an empty one.
    const isEmpty = status === 204 || status === 205 || status === 304
    return new Response(isEmpty ? null : new Uint8Array(bytes), {
      status,
      statusText,
      headers: forwardedHeaders(response),
    })
  } catch (error) {
    throw error instanceof LoveError ? error : unavailable(error instanceof Error ? error.name : 'it failed')
  }
}

/** Content types that browsers do not render: HTML of the gateway must not run on our origin. */
function forwardedHeaders({ headers }: Response): Record<string, string> {
  const isJson = /^application\/json\b/i.test(headers.get('content-type') ?? '')
  const retryAfter = headers.get('retry-after')
  return {
    'content-type': `${isJson ? 'application/json' : 'text/plain'}; charset=utf-8`,
    ...(retryAfter && /^[\w ,:-]{1,40}$/.test(retryAfter) ? { 'retry-after': retryAfter } : {}),
  }
}

function unavailable(reason: string): LoveError {
  return new LoveError('safe-gateway-unavailable', new Error(`The gateway failed: ${reason}`))
}
