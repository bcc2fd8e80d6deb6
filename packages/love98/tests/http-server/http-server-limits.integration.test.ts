import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { readJson } from '@/server/http/read-json'
import { httpLimits, proxiedHttpLimits } from '../../server/http-server-limits.ts'
import { createRouteListener } from '../../server/route-listener.ts'
import { ask, open, quickLimits, rawServers } from './raw-connection'

const servers = rawServers()
afterEach(servers.stop)

async function serve(
  handle?: (request: IncomingMessage, response: ServerResponse) => void,
  limits: typeof quickLimits = quickLimits,
) {
  return (await servers.serve(handle, { limits })).port
}

/** Sends one byte every 20 ms while the server accepts them. */
async function dribble(socket: Socket, text: string) {
  for (const character of text) {
    if (socket.destroyed) return
    socket.write(character)
    await sleep(20)
  }
}

describe('limits for slow clients', () => {
  test('a client that sends nothing is disconnected', async () => {
    const { closed } = await open(await serve())
    await closed
  })

  test('a silent client is disconnected without bytes that a browser could take for an answer', async () => {
    const { closed, received } = await open(await serve())
    await closed
    expect(received()).toBe('')
  })

  test('a client that is silent for longer than the headers timeout is still answered', async () => {
    const port = await serve(undefined, { ...quickLimits, idleTimeout: 60_000 })
    const { socket, closed, received } = await open(port)
    await sleep(2 * quickLimits.headersTimeout + 2 * quickLimits.checkInterval)
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await closed
    expect(received()).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('a client that is silent at first and then never ends its headers is disconnected', async () => {
    const { socket, closed, received } = await open(
      await serve(undefined, { ...quickLimits, idleTimeout: 60_000 }),
    )
    await sleep(2 * quickLimits.headersTimeout + 2 * quickLimits.checkInterval)
    await Promise.all([closed, dribble(socket, `GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ${'a'.repeat(200)}`)])
    expect(received()).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a client that never ends its headers is disconnected', async () => {
    const { socket, closed, received } = await open(await serve())
    await Promise.all([closed, dribble(socket, `GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ${'a'.repeat(200)}`)])
    expect(received()).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a client that never ends its body is disconnected', async () => {
    const { socket, closed, received } = await open(await serve((request) => void request.resume()))
    socket.write('POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n')
    await Promise.all([closed, dribble(socket, 'b'.repeat(200))])
    expect(received()).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a client with an idle connection is disconnected', async () => {
    const { socket, closed, received } = await open(await serve())
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await closed
    expect(received()).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('other clients are served while slow ones are disconnected', async () => {
    const port = await serve()
    const slow = await Promise.all(Array.from({ length: 50 }, () => open(port)))
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
    await Promise.all(slow.map(({ closed }) => closed))
  })
})

describe('limits for huge requests', () => {
  test('a request with huge headers is refused with 431', async () => {
    const { socket, closed, received } = await open(await serve())
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'c'.repeat(20_000)}\r\n\r\n`)
    await closed
    expect(received()).toMatch(/^HTTP\/1\.1 431 /)
  })

  test('a request with a huge Content-Length is refused with 413 and not read', async () => {
    let handled = 0
    const port = await serve(() => {
      handled += 1
    })
    const { socket, closed, received } = await open(port)
    socket.write('POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1048577\r\n\r\n')
    await closed
    expect(received()).toMatch(/^HTTP\/1\.1 413 [\s\S]*A request may have 1048576 bytes\.\n/)
    expect(handled).toBe(0)
  })

  test('a client that continues to send after the answer is disconnected', async () => {
    let read = 0
    let answered = false
    const port = await serve((request, response) => {
      request.socket.on('data', ({ length }) => {
        read += length
      })
      response.writeHead(413).end('enough', () => {
        answered = true
      })
    })
    const { socket, closed } = await open(port)
    socket.write('POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n')
    const chunk = `10000\r\n${'d'.repeat(65_536)}\r\n`
    const sending = setInterval(() => socket.write(chunk), 5)
    try {
      await closed
    } finally {
      clearInterval(sending)
    }
    // The client may lose the response when the connection is reset, so the server reports that it responded.
    expect(answered).toBe(true)
    expect(read).toBeLessThan(100_000_000)
  })

  test.each([
    ['pieces that fill a packet', 65_536, 5],
    ['many pieces in a packet', 512, 1],
  ])(
    "a client whose body is longer than the route's limit is disconnected, in %s, and others are served",
    async (_, size, pause) => {
      const handle = createRouteListener(async ({ request }) => {
        // A route that first updates a rate limit in the database reads the body later, when much of it has arrived.
        if (request.body && request.headers.get('transfer-encoding')) await sleep(100)
        return readJson(request, { maxBytes: 1024 }).then(
          () => new Response('read'),
          ({ status }) => new Response('too long', { status }),
        )
      })
      // Other timeouts are long, so only the limit after the response can end these connections.
      const limits = {
        ...quickLimits,
        requestTimeout: 120_000,
        idleTimeout: 120_000,
        keepAliveTimeout: 120_000,
      }
      const port = await serve(handle, limits)
      const senders = await Promise.all(Array.from({ length: 10 }, () => open(port)))
      const type = 'Content-Type: application/json\r\nTransfer-Encoding: chunked'
      const pieces = `${size.toString(16)}\r\n${' '.repeat(size)}\r\n`.repeat(65_536 / size)
      for (const { socket } of senders) socket.write(`POST /api/x HTTP/1.1\r\nHost: a\r\n${type}\r\n\r\n`)
      const sending = setInterval(() => {
        for (const { socket } of senders) socket.write(pieces)
      }, pause)
      try {
        await Promise.all(senders.map(({ closed }) => closed))
      } finally {
        clearInterval(sending)
      }
      const headers = { 'content-type': 'application/json' }
      const next = await fetch(`http://127.0.0.1:${port}/api/x`, { method: 'POST', headers, body: '{}' })
      expect([next.status, await next.text()]).toEqual([200, 'read'])
    },
  )

  test('a small request that is answered is not disconnected', async () => {
    const port = await serve((request, response) => {
      request.resume()
      request.once('end', () => response.end('read'))
    })
    const response = await fetch(`http://127.0.0.1:${port}/api/x`, { method: 'POST', body: 'e'.repeat(1000) })
    expect([response.status, await response.text()]).toEqual([200, 'read'])
  })
})

test('connections above the limit are refused until one closes', async () => {
  const port = await serve(undefined, { ...httpLimits, maxConnections: 2 })
  const held = await Promise.all([open(port), open(port)])
  // No timeout has passed yet: the first two connections are still open.
  await (await open(port)).closed
  for (const { socket } of held) expect(socket.closed).toBe(false)
  for (const { socket } of held) socket.destroy()
  const answer = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status,
      () => 'refused',
    )
  await expect.poll(answer).toBe(200)
})

test.each(['/', '/api/config'])(
  'a request for %s with two Host headers is refused, because a proxy may read the other one',
  async (path) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nhOST: b\r\nConnection: close\r\n\r\n`
    expect(await ask(await serve(), request)).toMatch(/^HTTP\/1\.1 400 [\s\S]*one host/)
  },
)

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'the method %s is allowed for /api/ alone',
  async (method) => {
    const url = `http://127.0.0.1:${await serve()}`
    for (const path of ['/', '/p/swap', '/_next/image', '/assets/a.png']) {
      const response = await fetch(`${url}${path}`, { method })
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
    }
    expect((await fetch(`${url}/api/x`, { method })).status).toBe(200)
  },
)

test('a request gets its own id, for any header that the client sent', async () => {
  const port = await serve((_, response) => response.end(String(response.getHeader('X-Request-Id'))))
  const claimed = { 'X-Request-Id': 'f'.repeat(16) }
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: claimed })
  expect(await response.text()).toBe(response.headers.get('x-request-id'))
  expect(response.headers.get('x-request-id')).toMatch(/^(?!f{16})[0-9a-f]{16}$/)
})

test('production has timeouts in seconds, and keeps connections open longer than the proxy in front', () => {
  expect(httpLimits).toEqual({
    headersTimeout: 8000,
    requestTimeout: 15_000,
    idleTimeout: 60_000,
    keepAliveTimeout: 15_000,
    maxHeaderSize: 16_384,
    maxBodySize: 1_048_576,
    maxConnections: 2000,
    maxPeerConnections: 100,
    maxPathLength: 1024,
    maxTargetLength: 8192,
    checkInterval: 1000,
    refusalGrace: 1000,
  })
  expect(proxiedHttpLimits.keepAliveTimeout).toBeGreaterThan(60_000)
})
