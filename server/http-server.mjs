import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { isHealthOfEnding, isLeaving, sendElsewhere } from './draining.mjs'
import { applyLimits, cutUnreadBody, httpLimits, refusalOf } from './http-server-limits.mjs'
import { limitPeers } from './peer-connections.mjs'
import { targetRefusal } from './request-targets.mjs'
import { headersFor } from './security-headers.mjs'
import { peerHeader, requestIdHeader } from './shared-names.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * An HTTP server that sets the security headers, refuses what is too slow, too large or malformed, adds the peer's address
 * and a request id for the routes, and passes the rest to `handle`.
 *
 * @param {{
 *   observe?: ((request: Request, response: Response) => void) | undefined,
 *   handle: (request: Request, response: Response) => Promise<void> | void,
 *   answers?: readonly ((request: Request, response: Response) => boolean)[],
 *   policies: import('./content-policy.mjs').Policies | undefined,
 *   isHttps?: boolean, dev?: boolean, limits?: import('./http-server-limits.mjs').HttpLimits,
 *   trustedProxies?: import('node:net').BlockList | undefined,
 * }} options `observe`: called first, to count; `answers`: what may answer before it, with headers of its own; each says whether it did; `isHttps`: whether visitors reach it by https;
 *   `dev`: let the tools of the framework post to their paths and open WebSockets; `trustedProxies`: may open as many
 *   connections as there are
 * @returns {import('node:http').Server}
 */
export function createHttpServer({
  handle,
  answers = [],
  observe,
  policies,
  isHttps = false,
  dev = false,
  limits = httpLimits,
  trustedProxies,
}) {
  const { maxHeaderSize, checkInterval } = limits
  const settings = { maxHeaderSize, connectionsCheckingInterval: checkInterval, keepAlive: true }
  const server = createServer(settings, async (request, response) => {
    observe?.(request, response)
    try {
      addRequestFacts(request, response)
      // While the server is closing, a kept-alive connection would hold it open.
      if (!server.listening || isLeaving(server) || isHealthOfEnding(request.url))
        response.setHeader('Connection', 'close')
      if (sendElsewhere(server, request, response)) return
      const unreadable = dev ? undefined : targetRefusal(request.url ?? '', limits)
      const refusal = unreadable ?? (dev ? undefined : refusalOf(request, limits))
      if (!refusal && answers.some((answer) => answer(request, response))) return
      setHeaders(unreadable ? '/api' : (request.url ?? '/'), response, { policies, isHttps })
      cutUnreadBody(request, response, limits)
      if (refusal) return refuse(response, refusal)
      for (const name of unmetHeaders) delete request.headers[name]
      await handle(request, response)
    } catch (error) {
      console.error(error)
      sendPlainError(response, error instanceof TypeError && 'code' in error ? 400 : 500)
    }
  })
  applyLimits(server, limits)
  limitPeers(server, { most: limits.maxPeerConnections, trusted: trustedProxies })
  if (!dev) ignoreUpgrades(server)
  server.on('clientError', refuseMalformed)
  return server
}

/**
 * The framework answers a part that a file does not have, and a condition that it does not meet, with 500. Files of the
 * build are answered before it; what is left to it is sent whole, which HTTP allows (RFC 9110, 14.2).
 */
const unmetHeaders = ['range', 'if-range', 'if-match', 'if-unmodified-since']

/**
 * Lets Node serve a request with `Upgrade` like any other, under all limits (RFC 9110, 7.8), which it does while no code
 * listens for upgrades. The framework adds a listener with the first request, which never answers for unknown paths.
 *
 * @param {import('node:http').Server} server
 */
function ignoreUpgrades(server) {
  server.on('newListener', (event, listener) => {
    if (event === 'upgrade') queueMicrotask(() => server.off('upgrade', listener))
  })
}

/**
 * Routes see headers and no socket. What a client sent under these names is overwritten; `src/server/http/client-address.ts`
 * and `src/server/http/request-id.ts` read them.
 *
 * @param {Request} request
 * @param {Response} response
 */
function addRequestFacts(request, response) {
  const id = randomBytes(8).toString('hex')
  request.headers[peerHeader] = request.socket.remoteAddress ?? ''
  request.headers[requestIdHeader] = id
  response.setHeader('X-Request-Id', id)
}

/**
 * @param {string} url
 * @param {Response} response
 * @param {Parameters<typeof headersFor>[1]} site
 */
function setHeaders(url, response, site) {
  const headers = headersFor(url, site)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const caching = headers['Cache-Control']
  if (!caching) return
  // A missing file must not be remembered for a year.
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (/** @type {any[]} */ ...args) => {
    if (args[0] >= 400 && response.getHeader('Cache-Control') === caching)
      response.setHeader('Cache-Control', 'no-store')
    return /** @type {any} */ (writeHead)(...args)
  }
}

/**
 * Answers what is no request, as Node does without this listener, except for a connection that has sent nothing when
 * `headersTimeout` ends: a browser that opened it ahead takes a 408 on it as the answer to the request that it sends at
 * that moment. It stays until `idleTimeout`; Node counts `headersTimeout` anew from its first byte.
 *
 * @param {NodeJS.ErrnoException} error
 * @param {import('node:stream').Duplex} socket
 */
function refuseMalformed(error, socket) {
  const isTimeout = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  if (isTimeout && /** @type {import('node:net').Socket} */ (socket).bytesRead === 0) return
  // An answer that began cannot be followed by another one.
  const { _httpMessage: answer } = /** @type {{ _httpMessage?: Response }} */ (
    /** @type {unknown} */ (socket)
  )
  if (socket.writable && !answer?.headersSent) {
    const status = isTimeout ? '408 Request Timeout' : (malformed[error.code ?? ''] ?? '400 Bad Request')
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
  }
  socket.destroy()
}

/** @type {Readonly<Record<string, string>>} */
const malformed = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
}

/**
 * @param {Response} response
 * @param {NonNullable<ReturnType<typeof refusalOf> | ReturnType<typeof targetRefusal>> & { allow?: string }} refusal
 */
function refuse(response, { status, text, allow }) {
  if (allow) response.setHeader('Allow', allow)
  const kind = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  response.writeHead(status, { ...kind, Connection: 'close' })
  response.end(`${text}\n`)
}

/**
 * @param {Response} response
 * @param {400 | 500} status
 */
function sendPlainError(response, status) {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(status === 400 ? 'This address cannot be read.\n' : 'Something went wrong on the server.\n')
}
