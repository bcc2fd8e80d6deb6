import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drain, leaveProxy } from '../../server/draining.ts'
import { createHttpServer } from '../../server/http-server.ts'
import { proxiedHttpLimits } from '../../server/http-server-limits.ts'
import { hasCaddy, startCaddy } from './caddy'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

const stops: (() => unknown)[] = []
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const isHealthCheck = ({ url }: IncomingMessage) => url === '/api/health?part=process'

/** Starts a server that answers health checks with 200 and everything else by `handle`. */
async function listen(handle: Handle): Promise<string> {
  const server = createServer((request, response) =>
    isHealthCheck(request) ? response.end() : handle(request, response),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => server.close() && server.closeAllConnections())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function proxied(...handles: readonly Handle[]) {
  const caddy = await startCaddy(...(await Promise.all(handles.map(listen))))
  stops.unshift(caddy.stop)
  return caddy
}

const echo: Handle = ({ headers }, response) => void response.end(JSON.stringify(headers))

describe.skipIf(!hasCaddy())('Caddy as it is deployed', () => {
  test.each([['9.9.9.9'], ['9.9.9.9, 127.0.0.1'], ['[2001:db8::1]:443'], ['nonsense']])(
    'Caddy replaces a spoofed sender: %s',
    async (spoofed) => {
      const { ask, url } = await proxied(echo)
      const { body } = await ask('/', { headers: { 'x-forwarded-for': spoofed } })
      const { host, ...headers } = JSON.parse(body)
      expect(host).toBe(new URL(url).host)
      expect(headers['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/)
      expect(headers['x-forwarded-proto']).toBe('https')
    },
  )

  test('Caddy blocks metrics', async () => {
    const { ask } = await proxied((_, response) => void response.end('metrics'))
    expect(await ask('/metrics')).toMatchObject({ status: 404, body: '' })
  })

  test('Caddy changes no header of an answer, and compresses nothing', async () => {
    const policy = "default-src 'none'"
    const { ask } = await proxied((_, response) =>
      response
        .writeHead(200, { 'content-security-policy': policy, 'strict-transport-security': 'max-age=5' })
        .end('text '.repeat(1000)),
    )
    const { headers } = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      'strict-transport-security': 'max-age=5',
    })
    expect(headers).not.toHaveProperty('content-encoding')
  })

  test('Caddy repeats a read when a process breaks off, and never a sent write', async () => {
    let written = 0
    const { ask } = await proxied(
      ({ method, socket }) => {
        if (method === 'POST') written++
        socket.destroy()
      },
      ({ method }, response) => {
        if (method === 'POST') written++
        response.end('fine')
      },
    )
    const reads = await Promise.all(Array.from({ length: 12 }, () => ask('/')))
    expect(reads.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const writes = Array.from({ length: 12 }, () =>
      ask('/api/auth/verify', { method: 'POST', body: '{"nonce":"a"}' }),
    )
    await Promise.all(writes)
    expect(written).toBe(writes.length)
  })
})

describe.skipIf(!hasCaddy())('a process that is started again behind Caddy', () => {
  /** Starts the server of the product on a port, as a process of the given name. */
  async function start(name: string, port = 0) {
    const server = createHttpServer({
      handle: async (request, response) => {
        asked.push(`${request.method} ${request.url}`)
        await sleep(20)
        response.end(name)
      },
      policies: undefined,
      limits: proxiedHttpLimits,
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    stops.push(() => drain(server, 0))
    return { server, port: (server.address() as AddressInfo).port }
  }
  let asked: string[] = []
  beforeEach(() => {
    asked = []
  })

  test('no read fails, and no write arrives twice, while the only process stops and starts', async () => {
    const old = await start('old')
    const { ask, stop } = await startCaddy(`127.0.0.1:${old.port}`)
    stops.unshift(stop)
    const answers: string[] = []
    let isAsking = true
    const visitor = async (id: number) => {
      for (let turn = 0; isAsking; turn++) {
        const method = turn % 2 ? 'POST' : 'GET'
        const { status, body } = await ask(`/api/x?${id}-${turn}`, { method })
        answers.push(`${method} ${status} ${body}`)
      }
    }
    const visitors = Array.from({ length: 6 }, (_, id) => visitor(id))
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(30), 10_000)
    await leaveProxy(old.server)
    await drain(old.server, 3500, 500)
    await start('new', old.port)
    await vi.waitFor(() => expect(answers.slice(-20).every((answer) => answer.endsWith('new'))).toBe(true), {
      timeout: 15_000,
      interval: 50,
    })
    isAsking = false
    await Promise.all(visitors)
    // A write on a connection that the system resets with the port fails, because Caddy cannot know if it has arrived.
    const known = ['GET 200 old', 'POST 200 old', 'GET 200 new', 'POST 200 new', 'POST 502 ']
    expect(answers.filter((answer) => !known.includes(answer))).toEqual([])
    expect(answers.filter((answer) => answer === 'POST 502 ').length).toBeLessThan(visitors.length)
    const written = asked.filter((path) => path.startsWith('POST'))
    expect(new Set(written).size).toBe(written.length)
  }, 40_000)

  test('a process that reports its end gets no request when another one is there', async () => {
    let isDraining = false
    const asked: string[] = []
    const one = createServer((request, response) => {
      if (!isHealthCheck(request)) asked.push('one')
      response.writeHead(isDraining ? 503 : 200).end()
    }).listen(0, '127.0.0.1')
    await once(one, 'listening')
    stops.push(() => one.close() && one.closeAllConnections())
    const other = await listen((_, response) => {
      asked.push('other')
      response.end()
    })
    const { ask, stop } = await startCaddy(`127.0.0.1:${(one.address() as AddressInfo).port}`, other)
    stops.unshift(stop)
    const askAll = async () => {
      asked.length = 0
      await Promise.all(Array.from({ length: 30 }, () => ask('/')))
      return new Set(asked)
    }
    expect(await askAll()).toEqual(new Set(['one', 'other']))
    isDraining = true
    await vi.waitFor(async () => expect(await askAll()).toEqual(new Set(['other'])), {
      timeout: 10_000,
      interval: 100,
    })
  }, 20_000)
})
