import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'

/** Each part of the attack comes from an address of its own; only Linux has more than one without being told. */
type Sender = { port: number; from: string }

/**
 * One request over a connection of its own.
 *
 * @returns `time`: ms until the answer was read; rejects when no answer comes
 */
export function ask({
  port,
  from,
  path,
  body,
}: Sender & { path: string; body?: string }): Promise<{ status: number; time: number }> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      localAddress: from,
      port,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      agent: false,
      timeout: 10_000,
    })
    asked.once('timeout', () => asked.destroy(new Error('timeout')))
    asked.once('error', reject)
    asked.once('response', (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, time: performance.now() - start }),
      )
    })
    asked.end(body)
  })
}

/**
 * Opens connections, says something over each, and leaves them open.
 *
 * @returns `held`: how many the server has not closed
 */
export async function hold({
  port,
  from,
  count,
  say,
}: Sender & { count: number; say: string }): Promise<{ held: () => number; stop: () => void }> {
  const sockets: Socket[] = []
  for (let opened = 0; opened < count; opened++) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from })
    socket.on('error', () => undefined).resume()
    sockets.push(socket)
    socket.once('connect', () => socket.write(say))
    // In dozens: all at once, the system itself would refuse most.
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
