import { Agent, request as openRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endDraining } from '@/server/health'
import { announceShutdown, drain, leaveProxy } from '../../server/draining.ts'
import { httpLimits } from '../../server/http-server-limits.ts'
import { requestRoute } from '../server/all-routes'
import { rawServers } from './raw-connection'

const { serve, stop } = rawServers()
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(async () => {
  endDraining()
  await stop()
})

function post(port: number, agent: Agent | false = false, path = '/api/x') {
  return new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const asked = openRequest({ host: '127.0.0.1', port, path, method: 'POST', agent })
    let from: number | undefined
    asked.once('socket', (socket) => {
      from = socket.localPort
      socket.once('connect', () => {
        from = socket.localPort
      })
    })
    asked.once('error', (error) => reject(Object.assign(error, { from })))
    asked.once('response', (response) => {
      response.resume()
      response.once('end', () =>
        resolve({ status: response.statusCode, connection: response.headers.connection }),
      )
    })
    asked.end('{}')
  })
}

test('a server that is about to end still listens, and its health response closes its connection', async () => {
  const { server, port } = await serve()
  const announced = announceShutdown(200)
  expect(server.listening).toBe(true)
  expect(await post(port, new Agent({ keepAlive: true }))).toEqual({ status: 200, connection: 'keep-alive' })
  expect(await post(port, false, '/api/health')).toEqual({ status: 200, connection: 'close' })
  await announced
})

test('no request of 50 clients is lost when a server ends: each is answered or never accepted', async () => {
  const { server, port } = await serve((_, response) => void setTimeout(() => response.end('ok'), 2), {
    limits: { ...httpLimits },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const accepted = new Set<number | undefined>()
  server.on('connection', ({ remotePort }) => accepted.add(remotePort))
  const outcomes = new Map<string, number>()
  const client = async () => {
    for (let outcome = ''; outcome !== 'ECONNREFUSED'; ) {
      outcome = await post(port, agent).then(
        ({ status }) => String(status),
        ({ code, from }: NodeJS.ErrnoException & { from?: number }) =>
          // When the port closes, connections in the system's queue are reset. They were never accepted.
          code === 'ECONNRESET' && from !== undefined && !accepted.has(from) ? 'ECONNREFUSED' : String(code),
      )
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      // A short pause, as in real clients, so that some requests use connections that the server may just close as
      // idle.
      await sleep(Math.random() * 20)
    }
  }
  const clients = Array.from({ length: 50 }, client)
  await expect.poll(() => outcomes.get('200') ?? 0, { timeout: 30_000 }).toBeGreaterThan(200)
  await announceShutdown(100)
  await drain(server, 20_000, 2000)
  await Promise.all(clients)
  agent.destroy()
  expect([...outcomes.keys()].sort()).toEqual(['200', 'ECONNREFUSED'])
})

test('a draining server reports "draining" with 503, so that a balancer sends visitors elsewhere', async () => {
  await announceShutdown(1)
  const response = await requestRoute(new Request('http://localhost:3000/api/health?part=process'))
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ status: 'draining' })
})

test('a draining server refuses reads that the proxy repeats elsewhere, and serves all others', async () => {
  let served = 0
  const { server, port } = await serve((_, response) => {
    served++
    response.end('ok')
  })
  const left = leaveProxy(server)
  const asks = (method: string, headers: Record<string, string> = {}) =>
    new Promise<string>((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path: '/api/x',
        method,
        headers,
        agent: new Agent({ keepAlive: true }),
      }
      const asked = openRequest(options, (response) => {
        response.resume()
        resolve(`${response.statusCode} ${response.headers.connection}`)
      })
      asked.once('error', reject)
      asked.end()
    })
  expect(await asks('GET', { 'x-repeats-status': '502' })).toBe('502 close')
  expect(await asks('HEAD', { 'x-repeats-status': '502' })).toBe('502 close')
  expect(served).toBe(0)
  expect(await asks('POST', { 'x-repeats-status': '502' })).toBe('200 close')
  expect(await asks('GET')).toBe('200 close')
  expect(await asks('GET', { 'x-repeats-status': '503' })).toBe('200 close')
  expect(served).toBe(3)
  await left
})
