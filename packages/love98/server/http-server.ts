import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { BlockList, type Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { addressRange, isWithin, plainAddress } from '@/server/http/addresses'
import { newRequestId } from '@/server/http/received-request'
import type { Policies } from './content-policy.ts'
import { isDrainingHealthCheck, isLeaving, redirectToOtherProcess } from './draining.ts'
import {
  applyLimits,
  closeUnreadConnection,
  type HttpLimits,
  httpLimits,
  refusalOf,
} from './http-server-limits.ts'
import { headersFor } from './security-headers.ts'

/** @returns whether it responded */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean

/** The response header with the id of the request. Routes read the id for their logs. */
export const requestIdHeader = 'X-Request-Id'

/**
 * Creates an HTTP server that sets security headers and a request id, refuses requests that are too slow, too large or
 * malformed, and passes all others to `handle`.
 * @param options `observe`: called first, for the metrics; `answers`: handlers that run before `handle` and set their
 *   own headers; `isHttps`: whether visitors use HTTPS; `dev`: allows development tools to post to their paths and open
 *   WebSockets; `trustedProxies`: proxies without a limit of connections
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
}: {
  observe?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void
  answers?: readonly Answerer[]
  policies: Policies | undefined
  isHttps?: boolean
  dev?: boolean
  limits?: HttpLimits
  trustedProxies?: BlockList | undefined
}): Server {
  const { maxHeaderSize, checkInterval } = limits
  const settings = { maxHeaderSize, connectionsCheckingInterval: checkInterval, keepAlive: true }
  const server = createServer(settings, async (request, response) => {
    observe?.(request, response)
    try {
      response.setHeader(requestIdHeader, newRequestId())
      // A kept-alive connection would keep a closing server open.
      if (!server.listening || isLeaving(server) || isDrainingHealthCheck(request.url))
        response.setHeader('Connection', 'close')
      if (redirectToOtherProcess(server, request, response)) return
      const unreadable = dev ? undefined : targetRefusal(request.url ?? '', limits)
      const refusal = unreadable ?? (dev ? undefined : refusalOf(request, limits))
      if (!refusal && answers.some((answer) => answer(request, response))) return
      const headers = headersFor(unreadable ? '/api' : (request.url ?? '/'), { policies, isHttps })
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      closeUnreadConnection(request, response, limits)
      if (refusal) return refuse(response, refusal)
      await handle(request, response)
    } catch (error) {
      console.error(error)
      sendPlainError(response, error instanceof TypeError && 'code' in error ? 400 : 500)
    }
  })
  applyLimits(server, limits)
  limitPeers(server, { most: limits.maxPeerConnections, trusted: trustedProxies })
  server.on('clientError', refuseMalformed)
  return server
}

/**
 * Responds to a malformed request as Node does without this listener. The exception is a connection that has sent
 * nothing until `headersTimeout`: a browser that opened it in advance would take a 408 as the response to the request
 * that it sends at that moment. Such a connection stays open until `idleTimeout`. Node restarts `headersTimeout` at its
 * first byte.
 */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  const isTimeout = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  if (isTimeout && (socket as Socket).bytesRead === 0) return
  // A response that has started cannot be followed by another one.
  const answer: { headersSent?: boolean } | undefined = Reflect.get(socket, '_httpMessage')
  if (socket.writable && !answer?.headersSent) {
    const status = isTimeout ? '408 Request Timeout' : (malformed[error.code ?? ''] ?? '400 Bad Request')
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
  }
  socket.destroy()
}

const malformed: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
}

type Refused = NonNullable<ReturnType<typeof refusalOf> | ReturnType<typeof targetRefusal>> & {
  allow?: string
}

function refuse(response: ServerResponse, { status, text, allow }: Refused): void {
  if (allow) response.setHeader('Allow', allow)
  const kind = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  response.writeHead(status, { ...kind, Connection: 'close' })
  response.end(`${text}\n`)
}

function sendPlainError(response: ServerResponse, status: 400 | 500): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(status === 400 ? 'This address cannot be read.\n' : 'Something went wrong on the server.\n')
}

/**
 * Refuses connections of a peer that already has `most`, so that one address cannot take all connections of a server.
 * A peer is an IPv4 address or an IPv6 /64. Proxies of this deployment are exempt, because they connect for everybody.
 */
export function limitPeers(
  server: NetServer,
  { most, trusted = new BlockList() }: { most: number; trusted?: BlockList | undefined },
) {
  /** Only peers with an open connection, so that their number bounds the map. */
  const open: Map<string, number> = new Map()
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (address === null || isWithin(address, trusted)) return
    const peer = addressRange(address)
    const count = open.get(peer) ?? 0
    if (count >= most) return void socket.destroy()
    open.set(peer, count + 1)
    socket.once('close', () => {
      const left = (open.get(peer) ?? 1) - 1
      if (left > 0) open.set(peer, left)
      else open.delete(peer)
    })
  })
}

/**
 * Refuses a request for its target (RFC 9112, 3.2) before any code parses, limits or redirects it. The server accepts
 * only the origin form. The absolute form names a host, and so does a path that begins with two slashes, to which a
 * redirect could lead. The server also refuses a path that is not in normal form, because the URL parser of the routes
 * would read another path than the limits do.
 * @param target the unchanged target of the request line
 * @param limits in characters
 */
export function targetRefusal(
  target: string,
  { maxPathLength, maxTargetLength }: { maxPathLength: number; maxTargetLength: number },
): { status: 400 | 414; text: string } | undefined {
  if (target.length > maxTargetLength)
    return { status: 414, text: `An address may have ${maxTargetLength} characters.` }
  const query = target.indexOf('?')
  const path = query < 0 ? target : target.slice(0, query)
  if (path.length > maxPathLength)
    return { status: 414, text: `The path of an address may have ${maxPathLength} characters.` }
  return isNormal(path) ? undefined : { status: 400, text: 'This address cannot be read.' }
}

/**
 * Checks the normal form of RFC 3986, 6.2.2, in the points in which parsers differ: no dot segment, no empty segment
 * except the last one, no unnecessary encoding, and no encoded separator of segments. Browsers normalize an address in
 * part (URL standard: dot segments, backslashes, spaces). They send empty segments and unnecessary encodings unchanged,
 * but no address of this site has those.
 */
function isNormal(path: string) {
  if (!path.startsWith('/') || path.includes('//') || misread.test(path)) return false
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return false
  return isDecodable(path)
}

/**
 * Raw characters that parsers remove, replace or stop at; encoded letters, digits, `-._~`, control characters and
 * slashes.
 */
const misread =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /[\u0000-\u0020\u007f\\#]|%(?:[01][0-9a-f]|7f|2f|5c|2d|2e|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)/i

function isDecodable(path: string) {
  try {
    // Uses the result, because a bundler removes a call whose result is not used.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
