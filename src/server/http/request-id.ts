import { randomBytes } from 'node:crypto'

/** Written by our own HTTP server over whatever a client sent under this name; `X-Request-Id` of the answer tells it. */
export const requestIdHeader = 'x-love98-request-id'

/** The name of a request in logs; a request that did not come through our HTTP server gets one of its own. */
export function requestId(headers: Headers): string {
  const given = headers.get(requestIdHeader)
  return given && /^[0-9a-f]{16}$/.test(given) ? given : randomBytes(8).toString('hex')
}
