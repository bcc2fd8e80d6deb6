import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Dispatch } from '@/server/http/dispatcher'
import { senderOf } from '@/server/http/received-request'
import { requestIdHeader } from './http-server.ts'

const forwardedFor = 'x-forwarded-for'

/**
 * Passes requests of Node's HTTP server to the dispatcher of routes, with facts about their connections.
 * @param clientHeader the header in which the trusted proxies send the address of the client
 */
export function createRouteListener(
  dispatch: Dispatch,
  trustedProxies = new BlockList(),
  clientHeader = forwardedFor,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return getRequestListener(
    (request, { incoming, outgoing }) =>
      dispatch({
        request,
        id: String(outgoing.getHeader(requestIdHeader)),
        sender: senderOf(incoming.socket.remoteAddress, request.headers.get(clientHeader), trustedProxies),
      }),
    {
      // HTTP/1.0 does not require a Host header.
      hostname: 'localhost',
      // All other parts of the process keep Node's own `Request` and `Response`.
      overrideGlobalObjects: false,
      // `closeUnreadConnection` gives a sender that is still sending more time to read its answer.
      autoCleanupIncoming: false,
    },
  )
}
