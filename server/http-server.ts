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

/** Answers a request, or leaves it to who comes next. @returns whether it answered */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean

/** Response header with the id of a request; routes read it for their logs. */
export const requestIdHeader = 'X-Request-Id'

/**
 * An HTTP server that sets the security headers and an id of each request, refuses what is too slow, too large or malformed,
 * and passes the rest to `handle`.
 * @param options `observe`: called first, to count; `answers`: what may answer before it, with headers of its own; `isHttps`:
 *   whether visitors reach it by https; `dev`: let the tools of development post to their paths and open WebSockets;
 *   `trustedProxies`: may open as many connections as there are
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
      // While the server is closing, a kept-alive connection would hold it open.
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
 * Answers what is no request, as Node does without this listener, except for a connection that has sent nothing when
 * `headersTimeout` ends: a browser that opened it ahead takes a 408 on it as the answer to the request that it sends at
 * that moment. It stays until `idleTimeout`; Node counts `headersTimeout` anew from its first byte.
 */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  const isTimeout = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  if (isTimeout && (socket as Socket).bytesRead === 0) return
  // An answer that began cannot be followed by another one.
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
