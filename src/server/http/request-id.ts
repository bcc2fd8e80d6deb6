import { randomBytes } from 'node:crypto'
import { requestIdHeader } from '../../../server/shared-names.mjs'

/** The id of a request in logs and in `X-Request-Id`; a request that did not pass our HTTP server gets a fresh one. */
export function requestId(headers: Headers): string {
  const given = headers.get(requestIdHeader)
  return given && /^[0-9a-f]{16}$/.test(given) ? given : randomBytes(8).toString('hex')
}
