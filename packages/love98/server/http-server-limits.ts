import type { IncomingMessage, Server, ServerResponse } from 'node:http'
export type HttpLimits = {
  headersTimeout: number
  requestTimeout: number
  idleTimeout: number
  keepAliveTimeout: number
  maxHeaderSize: number
  maxBodySize: number
  maxConnections: number
  maxPeerConnections: number
  maxPathLength: number
  maxTargetLength: number
  checkInterval: number
  refusalGrace: number
}

/** The limits of one connection and one request. Times are in ms, sizes in bytes, lengths in characters. */

export const httpLimits: Readonly<HttpLimits> = {
  /** For the header of a request, from the start of the connection. */
  headersTimeout: 8000,
  /** For a complete request with its body: 256 KB at 18 KB/s. Shorter than the time limit of a route. */
  requestTimeout: 15_000,
  /** For clients that stop reading the response. */
  idleTimeout: 60_000,
  /** Between two requests on a connection. */
  keepAliveTimeout: 15_000,
  /** Several times the size of our cookies and our longest URL. */
  maxHeaderSize: 16_384,
  /** Larger than the limit of every route. Each route has its own, smaller limit. */
  maxBodySize: 1_048_576,
  maxConnections: 2000,
  /** Per address or IPv6 /64. A browser opens six connections. */
  maxPeerConnections: 100,
  /** Our longest path has 300 characters, and our longest query has fewer than 2000. */
  maxPathLength: 1024,
  maxTargetLength: 8192,
  /** The interval of the checks of `headersTimeout` and `requestTimeout`. */
  checkInterval: 1000,
  /** The time in which a rejected client can read the error while it is still sending. */
  refusalGrace: 1000,
}

/**
 * Limits for a server behind a proxy. A proxy keeps connections for later requests and must not find them closed;
 * common proxies keep them for 60 s.
 */
export const proxiedHttpLimits: Readonly<HttpLimits> = {
  ...httpLimits,
  keepAliveTimeout: 75_000,
  idleTimeout: 120_000,
}

export function applyLimits(server: Server, limits: HttpLimits) {
  server.headersTimeout = limits.headersTimeout
  server.requestTimeout = limits.requestTimeout
  server.keepAliveTimeout = limits.keepAliveTimeout
  server.timeout = limits.idleTimeout
  server.maxConnections = limits.maxConnections
}

/**
 * Returns a refusal for a request with a wrong host, protocol, method or size, or undefined. Pages and files are
 * read-only; all routes that change data are below `/api/`.
 */
export function refusalOf(
  { method = '', url = '', headers, rawHeaders }: IncomingMessage,
  { maxBodySize }: HttpLimits,
): { status: 400 | 405 | 413; text: string; allow?: string } | undefined {
  // A request has one Host header (RFC 9112, 3.2). Node uses the first one, but a proxy may have used the last one.
  if (rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1)
    return { status: 400, text: 'A request names one host.' }
  if (headers.upgrade?.toLowerCase() === 'websocket')
    return { status: 400, text: 'This server has no WebSockets.' }
  const reads = method === 'GET' || method === 'HEAD'
  if (!reads && !url.startsWith('/api/'))
    return { status: 405, text: 'Pages and files can only be read.', allow: 'GET, HEAD' }
  if (Number(headers['content-length'] ?? 0) > maxBodySize)
    return { status: 413, text: `A request may have ${maxBodySize} bytes.` }
  return undefined
}

/** Closes the connection of a client that is still sending after the response. */
export function closeUnreadConnection(
  request: IncomingMessage,
  response: ServerResponse,
  { refusalGrace }: HttpLimits,
) {
  // A destroyed request has no socket.
  const { socket } = request
  response.once('finish', () => {
    if (request.complete) return
    // Also if the response was closed early: nothing reads the rest of the body, and no other request can follow on
    // this connection.
    setTimeout(() => request.complete || socket.destroy(), refusalGrace).unref()
  })
}
