import type { Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { parseNetworks } from '@/server/http/addresses'
import { httpLimits } from '../../server/http-server-limits.ts'
import { ask, open, quickLimits, rawServers } from './raw-connection'

const { serve, stop } = rawServers()
afterEach(stop)

const plain = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
const upgrade = (path: string, protocol = 'websocket') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`

const handle: Parameters<typeof serve>[0] = (request, response) =>
  void response.writeHead(request.url === '/' ? 200 : 404).end('answered')

describe('a request to change the protocol', () => {
  test('a request to upgrade is answered and its connection closed', async () => {
    const { server, port } = await serve(handle, { limits: { ...httpLimits } })
    await ask(port, plain)
    const answers = await Promise.all(Array.from({ length: 80 }, () => ask(port, upgrade('/nowhere'))))
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*no WebSockets/)
    await expect.poll(() => countOf(server)).toBe(0)
  })

  test('a request to upgrade to HTTP/2 is ignored, as HTTP allows, and answered', async () => {
    const { port } = await serve(handle)
    expect(await ask(port, upgrade('/', 'h2c'))).toMatch(/^HTTP\/1\.1 200 [\s\S]*answered/)
  })

  test('a request to upgrade reaches the development server, which reloads the page over it', async () => {
    const held: Socket[] = []
    const { server, port } = await serve(handle, { dev: true })
    server.on('upgrade', (_, socket: Socket) => held.push(socket))
    const { socket } = await open(port)
    socket.write(upgrade('/reload'))
    await expect.poll(() => held.length).toBe(1)
    socket.destroy()
    for (const each of held) each.destroy()
  })
})

// Only Linux answers on every loopback address (127.0.0.2 and so on) without configuration.
describe.skipIf(process.platform !== 'linux')('connections of one client address', () => {
  const limits = { ...quickLimits, headersTimeout: 5000, keepAliveTimeout: 5000, maxPeerConnections: 3 }

  test('connections above the limit are closed at once, and those of other clients are served', async () => {
    const { server, port } = await serve(undefined, { limits })
    const held = await Promise.all([open(port), open(port), open(port)])
    for (let more = 0; more < 5; more++) expect(await ask(port, plain)).toBe('')
    expect(await ask(port, plain, '127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /)
    held[0]?.socket.destroy()
    await expect.poll(() => countOf(server)).toBe(2)
    expect(await ask(port, plain)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('connections of a trusted proxy are not limited', async () => {
    const { port } = await serve(undefined, {
      limits,
      trustedProxies: parseNetworks('127.0.0.2') ?? undefined,
    })
    const held = await Promise.all(Array.from({ length: 6 }, () => open(port, '127.0.0.2')))
    expect(await ask(port, plain, '127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /)
    for (const { socket } of held) socket.destroy()
  })
})

function countOf(server: Awaited<ReturnType<typeof serve>>['server']): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
