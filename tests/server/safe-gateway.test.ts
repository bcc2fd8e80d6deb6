import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forwardToSafeGateway, gatewayLimits } from '@/server/safe-gateway'

const safe = '0x0165878A594ca255338adfa4d48449f69242Eb8F'
let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked: IncomingMessage[] = []
let url = ''
const server = createServer((request, response) => {
  asked.push(request)
  answer(request, response)
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const ask = (
  path: string,
  init: RequestInit = {},
  limits: Readonly<Record<keyof typeof gatewayLimits, number>> = gatewayLimits,
  query = '',
) =>
  forwardToSafeGateway(
    new Request(`http://localhost/api/safe/${path}${query}`, init),
    path.split('/'),
    url,
    limits,
  )
const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) => ({
  method: 'POST',
  headers,
  body,
})

test('an allowed call is forwarded without cookies or headers of the visitor, and its answer unchanged', async () => {
  const headers = { cookie: 'session=1', authorization: 'Bearer x', 'x-forwarded-for': '203.0.113.7' }
  const response = await ask(`v1/chains/1/safes/${safe}`, { headers }, gatewayLimits, '?cursor=a&evil=1')
  expect([response.status, await response.text()]).toEqual([200, '{"a":1}'])
  const [request] = asked
  expect(request?.url).toBe(`/base/v1/chains/1/safes/${safe}?cursor=a`)
  for (const name of Object.keys(headers)) expect(request?.headers[name]).toBe(undefined)
})

test('[S8.16] status, status text and Retry-After are forwarded', async () => {
  answer = (_, response) => {
    response.statusMessage = 'Slow Down'
    response
      .writeHead(429, { 'retry-after': '7', 'content-type': 'text/plain', 'set-cookie': 'a=b' })
      .end('busy')
  }
  const response = await ask('v1/chains')
  expect([response.status, response.statusText, response.headers.get('retry-after')]).toEqual([
    429,
    'Slow Down',
    '7',
  ])
  expect(response.headers.get('set-cookie')).toBe(null)
})

test('HTML in an answer becomes text, so that it cannot run on our origin', async () => {
  answer = (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<script>1</script>')
  expect((await ask('v1/chains')).headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test('a call that is not allowed is refused without a request to the gateway', async () => {
  await expect(ask('v1/auth/nonce')).rejects.toMatchObject({ code: 'method-not-allowed' })
  await expect(ask(`v1/chains/1/safes/${safe}`, post('{}'))).rejects.toMatchObject({
    code: 'method-not-allowed',
  })
  expect(asked).toEqual([])
})

test('a body must be JSON within the size limit', async () => {
  const path = 'v1/chains/1/data-decoder'
  await expect(ask(path, post('{}', { 'content-type': 'text/plain' }))).rejects.toMatchObject({ status: 415 })
  await expect(ask(path, post(`"${'x'.repeat(300_000)}"`))).rejects.toMatchObject({ code: 'too-large' })
  expect((await ask(path, post('{"data":"0x"}'))).status).toBe(200)
})

test('a gateway that is silent, redirects, never ends or is missing is unavailable', async () => {
  const unavailable = { code: 'safe-gateway-unavailable' }
  answer = () => undefined
  await expect(ask('v1/chains', {}, { ...gatewayLimits, timeout: 100 })).rejects.toMatchObject(unavailable)
  answer = (_, response) => response.writeHead(302, { location: 'https://evil.example' }).end()
  await expect(ask('v1/chains')).rejects.toMatchObject(unavailable)
  answer = (_, response) => response.end('x'.repeat(2000))
  await expect(ask('v1/chains', {}, { ...gatewayLimits, maxAnswerBytes: 1000 })).rejects.toMatchObject(
    unavailable,
  )
  await expect(
    forwardToSafeGateway(new Request('http://localhost/'), ['v1', 'chains'], null),
  ).rejects.toMatchObject(unavailable)
})

test('[S7.9] the retired first version of the collectibles list is answered with 204, which no console logs', async () => {
  answer = (_, response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  const retired = await ask(`v1/chains/1/safes/${safe}/collectibles`)
  expect([retired.status, await retired.text()]).toEqual([204, ''])
  for (const path of [`v2/chains/1/safes/${safe}/collectibles`, `v1/chains/1/safes/${safe}`])
    expect((await ask(path)).status).toBe(404)
})
