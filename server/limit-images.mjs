import { peerHeader, senderLimitSingleton, singletonKey } from './shared-names.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response) => Promise<void> | void} Handle
 */

/**
 * Limits how many resized pictures a sender may ask for (`image` in `RATE_LIMITS`): the framework resizes them, which takes
 * processor time, and knows no limit. `src/server/http/sender-limit.ts` counts.
 *
 * @param {Handle} handle
 * @returns {Handle}
 */
export function limitImages(handle) {
  return async (request, response) => {
    // Addresses have their normal form here (`request-targets.mjs`); the framework drops a slash at the end.
    if (!request.url?.startsWith('/_next/image')) return handle(request, response)
    /** @type {((name: 'image', headers: Headers) => Promise<number>) | undefined} */
    const retryAfterMs = Reflect.get(globalThis, singletonKey(senderLimitSingleton))
    const wait = (await retryAfterMs?.('image', headersOf(request))) ?? 0
    if (wait <= 0) return handle(request, response)
    const kind = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
    response.writeHead(429, { ...kind, 'Retry-After': String(Math.ceil(wait / 1000)) })
    response.end('Too many pictures were asked for.\n')
  }
}

/** @param {Request} request @returns {Headers} those by which a sender is known */
function headersOf({ headers }) {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      name === 'x-forwarded-for' || name === peerHeader ? [[name, String(value)]] : [],
    ),
  )
}
