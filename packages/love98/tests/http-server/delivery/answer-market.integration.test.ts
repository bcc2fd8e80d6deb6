import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { encodeSnapshot } from '@/server/market/snapshot'
import { createMarketAnswerer } from '../../../server/delivery/answer-market.ts'
import { createHttpServer } from '../../../server/http-server.ts'

const body = JSON.stringify({ chainId: 1, pairs: Array(20).fill({ name: 'CAT-ETH' }) })
let server: Server
let url = ''
let visits = 0
let market: ReturnType<Parameters<typeof createMarketAnswerer>[1]>
let asked: (number | null)[] = []
beforeEach(async () => {
  visits = 0
  asked = []
  const handle = (_: unknown, response: { writeHead: (status: number) => { end: () => void } }) =>
    void response.writeHead(418).end()
  const running = (chainId: number | null) => {
    asked.push(chainId)
    return market
  }
  const answers = [createMarketAnswerer({ policies: undefined }, running)]
  server = createHttpServer({ handle: handle as never, answers, policies: undefined }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/market`
})
afterEach(async () => {
  market = undefined
  server.closeAllConnections()
  server.close()
})

async function serve(ago = 0) {
  const published = await encodeSnapshot(body, '7', performance.now() - ago)
  market = { current: () => published, keepAwake: () => void visits++ }
}

test('the market is answered before the routes, with a tag, its age, and 2 s for shared caches', async () => {
  await serve(1_500)
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  expect(await response.text()).toBe(body)
  expect(response.headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2, must-revalidate')
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const age = Number(response.headers.get('x-market-age'))
  expect(age).toBeGreaterThanOrEqual(1_500)
  expect(age).toBeLessThan(60_000)
  expect(visits).toBe(1)
})

test('a client with the current snapshot gets an answer without a body, in each encoding', async () => {
  await serve()
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding }
    const etag = (await fetch(url, { headers })).headers.get('etag') ?? ''
    const again = await fetch(url, { headers: { ...headers, 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('x-market-age')).toMatch(/^\d+$/)
  }
  const other = await fetch(url, { headers: { 'if-none-match': '"another"' } })
  expect(other.status).toBe(200)
  const refused = await fetch(url, { headers: { 'if-match': '"another"' } })
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([412, 'no-store'])
  await other.text()
})

test('conditions with dates are ignored', async () => {
  await serve()
  const headers = { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() }
  expect((await fetch(url, { headers })).status).toBe(200)
})

test('the market is sent in Brotli to clients that accept it, and HEAD gets its length', async () => {
  await serve()
  const { variants } = await encodeSnapshot(body, '7', 0)
  expect(brotliDecompressSync(variants.br.body).toString()).toBe(body)
  const short = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  expect(short.headers.get('content-encoding')).toBe('br')
  expect(await short.text()).toBe(body)
  const head = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect(head.headers.get('content-length')).toBe(String(body.length))
})

test.each([
  ['a question before there is a snapshot', 'GET', ''],
  ['another method', 'POST', ''],
  ['another address', 'GET', '/CAT-ETH/candles'],
  ['a query', 'GET', '?x=1'],
  ['a chain that is no number', 'GET', '?chain=eth'],
  ['two chains', 'GET', '?chain=1&chain=10'],
])('a request for %s is left to the route', async (what, method, rest) => {
  if (!what.startsWith('a question')) await serve()
  const headers = method === 'POST' ? { 'content-type': 'application/json' } : {}
  expect((await fetch(`${url}${rest}`, { method, headers })).status).toBe(418)
})

test('a query names a chain, and pages in a frame name themselves', async () => {
  await serve()
  for (const query of ['', '?frame=1', '?chain=8453', '?chain=8453&frame=1'])
    expect((await fetch(`${url}${query}`)).status).toBe(200)
  expect(asked).toEqual([null, null, 8453, 8453])
})

test('equal snapshots have equal tags, and different ones have different tags', async () => {
  const [a, b, c] = await Promise.all([
    encodeSnapshot(body, '7', 1),
    encodeSnapshot(body, '7', 2),
    encodeSnapshot(`${body} `, '7', 1),
  ])
  expect(a.variants.identity.etag).toBe(b.variants.identity.etag)
  expect(a.variants.identity.etag).not.toBe(c.variants.identity.etag)
  expect(a.variants.identity.etag).not.toBe(a.variants.br.etag)
})
