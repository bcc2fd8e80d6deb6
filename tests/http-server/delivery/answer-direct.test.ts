import { once } from 'node:events'
import { request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveDirectly } from '@/server/http/direct-route'
import { createDirectAnswers } from '../../../server/delivery/answer-direct.mjs'
import { drain } from '../../../server/draining.mjs'
import { createHttpServer } from '../../../server/http-server.mjs'
import { directRoutesSingleton, singletonKey } from '../../../server/shared-names.mjs'

const policies = {
  name: 'Content-Security-Policy',
  page: '',
  plain: '',
  thread: '',
  document: '',
  data: 'data',
}
let server: ReturnType<typeof createHttpServer>
beforeEach(async () => {
  const site = { policies: policies as never, policiesOf: () => policies as never, isHttps: false }
  server = createHttpServer({
    handle: (_, response) => void response.end('framework'),
    answers: [createDirectAnswers(site)],
    policies: policies as never,
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  Reflect.deleteProperty(globalThis, singletonKey(directRoutesSingleton))
  await drain(server, 0)
})

type Sent = { path?: string; method?: string; headers?: Record<string, string>; body?: string }

async function ask({ path = '/api/table?level=crush', method = 'GET', headers = {}, body }: Sent = {}) {
  const { port } = server.address() as AddressInfo
  const sent = send({ port, path, method, headers, agent: false }).end(body)
  const [response] = await once(sent, 'response')
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }
}

test('a route is called with address and headers, and its answer is sent with ours', async () => {
  const get = vi.fn(async (request: Request) => {
    const level = new URL(request.url).searchParams.get('level')
    return Response.json({ level, cookie: request.headers.get('cookie') }, { status: 418 })
  })
  serveDirectly('/api/table', get)
  const answer = await ask({ headers: { cookie: 'a=1' } })
  expect(answer.status).toBe(418)
  expect(JSON.parse(String(answer.body))).toEqual({ level: 'crush', cookie: 'a=1' })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json',
    'content-security-policy': 'data',
    'x-content-type-options': 'nosniff',
    'content-length': String(answer.body.length),
    vary: 'accept-encoding',
  })
  const [request] = get.mock.calls[0] ?? []
  expect(request?.headers.get('x-love98-peer')).toBe('127.0.0.1')
  expect(request?.headers.get('x-love98-request-id')).toMatch(/^[0-9a-f]{16}$/)
})

test('an answer of 1 KB or more is compressed for those who accept it', async () => {
  const text = 'love '.repeat(300)
  serveDirectly('/api/table', async () => new Response(text))
  const short = await ask({ headers: { 'accept-encoding': 'gzip, br' } })
  expect([short.headers['content-encoding'], String(gunzipSync(short.body))]).toEqual(['gzip', text])
  expect(short.body.length).toBeLessThan(200)
  const plain = await ask({ headers: { 'accept-encoding': 'gzip;q=0' } })
  expect([plain.headers['content-encoding'], String(plain.body)]).toEqual([undefined, text])
})

test.each<[string, Sent]>([
  ['another path', { path: '/api/tables' }],
  ['a path below', { path: '/api/table/1' }],
  ['HEAD', { method: 'HEAD' }],
  ['POST', { method: 'POST' }],
  ['a body', { headers: { 'content-length': '1' }, body: 'a' }],
  ['a body in chunks', { headers: { 'transfer-encoding': 'chunked' }, body: 'a' }],
])('%s is left to the framework', async (_, sent) => {
  const get = vi.fn(async () => new Response())
  serveDirectly('/api/table', get)
  const answer = await ask(sent)
  expect(answer.status).toBe(200)
  if (sent.method !== 'HEAD') expect(String(answer.body)).toBe('framework')
  expect(get).not.toHaveBeenCalled()
})

test('an encoded path is refused before a route is looked up', async () => {
  const get = vi.fn(async () => new Response())
  serveDirectly('/api/table', get)
  expect((await ask({ path: '/api/t%61ble' })).status).toBe(400)
  expect(get).not.toHaveBeenCalled()
})

test('before its module is loaded a route is left to the framework', async () => {
  expect(String((await ask()).body)).toBe('framework')
})

test('a route that fails ends its own connection, and the next one is answered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  serveDirectly('/api/table', async () => {
    if (fails) throw new Error('A fault of the route')
    return new Response('works')
  })
  await expect(ask()).rejects.toThrow()
  expect(console.error).toHaveBeenCalledOnce()
  fails = false
  expect(String((await ask()).body)).toBe('works')
})
