import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { newRequestId } from '@/server/http/asked'
import type { Policies } from './content-policy.ts'
import { isHealthOfEnding, isLeaving, sendElsewhere } from './draining.ts'
import { applyLimits, cutUnreadBody, type HttpLimits, httpLimits, refusalOf } from './http-server-limits.ts'
import { limitPeers } from './peer-connections.ts'
import { targetRefusal } from './request-targets.ts'
import { headersFor } from './security-headers.ts'

/**
 * Responds to a request, or leaves it to the next handler.
 * @returns whether it responded
 */
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
      if (!server.listening || isLeaving(server) || isHealthOfEnding(request.url))
        response.setHeader('Connection', 'close')
      if (sendElsewhere(server, request, response)) return
      const unreadable = dev ? undefined : targetRefusal(request.url ?? '', limits)
      const refusal = unreadable ?? (dev ? undefined : refusalOf(request, limits))
      if (!refusal && answers.some((answer) => answer(request, response))) return
      const headers = headersFor(unreadable ? '/api' : (request.url ?? '/'), { policies, isHttps })
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      cutUnreadBody(request, response, limits)
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
