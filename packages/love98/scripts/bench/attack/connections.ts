import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'

type Sender = { port: number; from: string }

/**
 * Sends one request over a new connection.
 * @returns `time`: ms until the response was read; rejects if there is no response
 */
export function sendRequest({
  port,
  from,
  path,
  body,
}: Sender & { path: string; body?: string }): Promise<{ status: number; time: number }> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      localAddress: from,
      port,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      agent: false,
      timeout: 10_000,
    })
    outgoing.once('timeout', () => outgoing.destroy(new Error('timeout')))
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, time: performance.now() - start }),
      )
    })
    outgoing.end(body)
  })
}

/**
 * Opens connections, sends a text over each, and leaves them open.
 * @returns `held`: the number of connections that the server has not closed
 */
export async function holdConnections({
  port,
  from,
  count,
  say: content,
}: Sender & { count: number; say: string }): Promise<{ held: () => number; stop: () => void }> {
  const sockets: Socket[] = []
  for (let opened = 0; opened < count; opened++) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from })
    socket.on('error', () => undefined).resume()
    sockets.push(socket)
    socket.once('connect', () => socket.write(content))
    // In groups of 50: the system itself would refuse most connections that are opened at once.
    if (opened % 50 === 49)
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined)
  }
  return {
    held: () => sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length,
    stop: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
