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

/** What one connection and one request may cost; times in ms, sizes in bytes, lengths in characters. */

export const httpLimits: Readonly<HttpLimits> = {
  /** For the head of a request, from the moment the connection stands. */
  headersTimeout: 8000,
  /** For a whole request, body included: 256 KB at 18 KB/s. Below the time in which a route has to answer. */
  requestTimeout: 15_000,
  /** For a client that takes nothing of what it asked for. */
  idleTimeout: 60_000,
  /** Between two requests of a connection. */
  keepAliveTimeout: 15_000,
  /** Several times the size of our cookies and longest URL. */
  maxHeaderSize: 16_384,
  /** More than any route reads: each has a smaller limit of its own. */
  maxBodySize: 1_048_576,
  maxConnections: 2000,
  /** Of one address or IPv6 /64: a browser opens six. */
  maxPeerConnections: 100,
  /** Our longest path has 300, our longest query less than 2000. */
  maxPathLength: 1024,
  maxTargetLength: 8192,
  /** How often connections are looked at for the first two. */
  checkInterval: 1000,
  /** What a refused sender gets to read the refusal, while it still sends. */
  refusalGrace: 1000,
}

/**
 * Limits for a server with a proxy in front, which keeps connections for later and must not find them closed; common
 * proxies keep them for 60 s.
 */
export const behindProxyLimits: Readonly<HttpLimits> = {
  ...httpLimits,
  keepAliveTimeout: 75_000,
  idleTimeout: 120_000,
}

/** Sets what Node itself watches over. */
export function applyLimits(server: Server, limits: HttpLimits) {
  server.headersTimeout = limits.headersTimeout
  server.requestTimeout = limits.requestTimeout
  server.keepAliveTimeout = limits.keepAliveTimeout
  server.timeout = limits.idleTimeout
  server.maxConnections = limits.maxConnections
}

/** Whether a request is refused for its form alone. Pages and files are read-only; what changes something is below `/api/`. */
export function refusalOf(
  { method = '', url = '', headers, rawHeaders }: IncomingMessage,
  { maxBodySize }: HttpLimits,
): { status: 400 | 405 | 413; text: string; allow?: string } | undefined {
  // RFC 9112, 3.2. Node keeps the first of them, and a proxy may have read the last.
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

/** Closes the connection of a client that still sends after it was answered. */
export function cutUnreadBody(
  request: IncomingMessage,
  response: ServerResponse,
  { refusalGrace }: HttpLimits,
) {
  // A request that is destroyed has none any more.
  const { socket } = request
  response.once('finish', () => {
    if (request.complete) return
    // Also where it has closed: what its reader left is not read on, and no other request can follow it.
    setTimeout(() => request.complete || socket.destroy(), refusalGrace).unref()
  })
}
