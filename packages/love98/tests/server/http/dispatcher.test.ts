import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDispatcher } from '@/server/http/dispatcher'
import { route } from '@/server/http/route'
import { routedRequest } from '../all-routes'

beforeEach(() => {
  for (const name of ['SITE_URL', 'PORT', 'DEMO_MANIFEST', 'HOST']) vi.stubEnv(name, '')
})

const text = 'cats '.repeat(300)
const dispatch = createDispatcher(
  [
    route({ method: 'GET', path: '/api/text', answer: () => new Response(text) }),
    route({
      method: 'GET',
      path: '/api/things/[id]',
      caching: 'public, max-age=9',
      answer: ({ parameters }) => Response.json(parameters),
    }),
    route({ method: 'DELETE', path: '/api/things/[id]', answer: () => new Response(null, { status: 204 }) }),
    route({
      method: 'GET',
      path: '/api/rest/[...path]',
      answer: ({ parameters }) => Response.json(parameters),
    }),
    route({ method: 'GET', path: '/api/null', answer: () => null }),
    route({
      method: 'GET',
      path: '/api/query',
      query: v.strictObject({ a: v.string(), b: v.optional(v.string()) }),
      answer: ({ query }) => Response.json(query),
    }),
  ],
  {
    player: () => Promise.reject(new Error('There are no players here')),
    missing: () => new Response('missing', { status: 404 }),
  },
)
const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  dispatch(routedRequest(new Request(`http://localhost:3000${path}`, { method, headers })))

test('path parameters are decoded', async () => {
  expect(await (await ask('/api/things/a%20b')).json()).toEqual({ id: 'a b' })
  expect(await (await ask('/api/rest/a/b')).json()).toEqual({ path: 'a/b' })
})

test('an unsupported method is refused with the list of supported ones', async () => {
  for (const method of ['POST', 'PUT', 'OPTIONS']) {
    const response = await ask('/api/things/1', method)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, DELETE'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toHaveProperty('code', 'method-not-allowed')
  }
})

test('a HEAD request is answered like GET, with its length and without its body', async () => {
  const response = await ask('/api/text', 'HEAD')
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('content-length')).toBe(String(text.length))
})

test('an answer of 1 KB or more is compressed for clients that accept it', async () => {
  const short = await ask('/api/text', 'GET', { 'accept-encoding': 'gzip, br' })
  expect(short.headers.get('content-encoding')).toBe('gzip')
  expect(short.headers.get('vary')).toBe('accept-encoding')
  expect(String(gunzipSync(Buffer.from(await short.arrayBuffer())))).toBe(text)
  const plain = await ask('/api/text', 'GET', { 'accept-encoding': 'gzip;q=0' })
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, text])
})

test('a successful answer is cached as declared, and any other is no-store', async () => {
  expect((await ask('/api/things/1')).headers.get('cache-control')).toBe('public, max-age=9')
  expect((await ask('/api/text')).headers.get('cache-control')).toBe('no-store')
})

test.each(['/api/none', '/api/text/', '/api/null'])('the path has no route: %s', async (path) => {
  const response = await ask(path)
  expect([response.status, await response.text()]).toEqual([404, 'missing'])
})

test('a query parameter may occur only once, because parsers differ about duplicates', async () => {
  expect(await (await ask('/api/query?a=1&b=2')).json()).toEqual({ a: '1', b: '2' })
  for (const query of ['a=1&a=2', 'a=1&a=1', 'b=1&a=1&%61=2', 'a=1&__proto__=2', '']) {
    const response = await ask(`/api/query?${query}`)
    expect([query, response.status]).toEqual([query, 400])
    expect(await response.json()).toHaveProperty('code', 'bad-request')
  }
})
