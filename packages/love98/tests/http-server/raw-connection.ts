import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { drain } from '../../server/draining.ts'
import { createHttpServer } from '../../server/http-server.ts'
import { httpLimits } from '../../server/http-server-limits.ts'

type Options = Partial<Parameters<typeof createHttpServer>[0]>
type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** The limits of production in a hundredth of the time, so that a test reaches each of them. */
export const quickLimits = {
  ...httpLimits,
  headersTimeout: 200,
  requestTimeout: 500,
  idleTimeout: 600,
  keepAliveTimeout: 300,
  checkInterval: 20,
  refusalGrace: 100,
}

/** Starts servers on ports that the system chooses; `stop` stops all of them. */
export function rawServers() {
  const servers: ReturnType<typeof createHttpServer>[] = []
  return {
    async serve(
      handle: Handle = (_, response) => void response.end('ok'),
      { limits = quickLimits, ...options }: Options = {},
    ) {
      const server = createHttpServer({ handle, policies: undefined, limits, ...options })
      servers.push(server)
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return { server, port: (server.address() as AddressInfo).port }
    },
    stop: () => Promise.all(servers.splice(0).map((server) => drain(server, 0))),
  }
}

/** Opens a connection and records the received data, and the time in ms until the server closed it. */
export async function open(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  await once(socket, 'connect')
  const start = performance.now()
  let received = ''
  socket.on('data', (part) => {
    received += part
  })
  // These tests expect the server to cut off the sender.
  socket.on('error', () => undefined)
  // Not `events.once`, which rejects on the error of a sender that is cut off.
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(performance.now() - start))
  })
  return { socket, closed, received: () => received }
}

/** Sends the head of a request over a new connection. @returns everything received until it was closed */
export async function ask(port: number, head: string, localAddress?: string): Promise<string> {
  const { socket, closed, received } = await open(port, localAddress)
  socket.write(head)
  await closed
  return received()
}
