import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/domain/errors'
import { createAnswerCache } from '@/server/gateway/answer-cache'
import { forwardCall, type GatewayPorts } from '@/server/gateway/forward-call'
import { createGatewayPause } from '@/server/gateway/gateway-pause'
import { gatewayLimits } from '@/server/gateway/request-gateway'
import { routedRequest as arrived } from '../all-routes'

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

const portsOf = (over: Partial<GatewayPorts> = {}): GatewayPorts => ({
  gateway: url,
  chainIds: [1],
  cache: createAnswerCache(() => clock),
  pause: createGatewayPause(() => clock),
  admit: async () => undefined,
  spend: async () => undefined,
  ...over,
})
const clock = 0
const ask = (path: string, init: RequestInit = {}, ports: Partial<GatewayPorts> = {}, query = '') =>
  forwardCall(
    portsOf(ports),
    arrived(new Request(`http://localhost/api/safe/${path}${query}`, init)),
    path.split('/'),
  )
const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) => ({
  method: 'POST',
  headers,
  body,
})

test('an allowed call is forwarded without cookies or headers of the visitor, and its answer is unchanged', async () => {
  const headers = { cookie: 'session=1', authorization: 'Bearer x', 'x-forwarded-for': '203.0.113.7' }
  const response = await ask(`v1/chains/1/safes/${safe}`, { headers }, {}, '?cursor=a&evil=1')
  expect([response.status, await response.text()]).toEqual([200, '{"a":1}'])
  const [request] = asked
  expect(request?.url).toBe(`/base/v1/chains/1/safes/${safe}?cursor=a`)
  for (const name of Object.keys(headers)) expect(request?.headers[name]).toBe(undefined)
})

test.each([
  ['a slash', [`v1/chains/137/safes/${safe}`]],
  ['a slash between others', ['v1', 'chains/137', 'safes', safe]],
  ['a slash that was encoded twice', [`v1%2Fchains%2F137`, 'safes', safe]],
  ['a backslash', ['v1', 'chains\\137', 'safes', safe]],
  ['a zero', ['v1', 'chains', '1', 'safes', `${safe}\u0000`]],
  ['a line break', ['v1', 'chains', '1', 'safes', `${safe}\r\nx: y`]],
  ['two dots', ['v1', 'chains', '1', '..', '137', 'safes', safe]],
  ['one dot', ['v1', '.', 'chains', '1', 'safes', safe]],
])('a path part with %s is refused, and nothing is requested', async (_, parts) => {
  const request = new Request('http://localhost/api/safe/v1')
  await expect(forwardCall(portsOf(), arrived(request), parts)).rejects.toMatchObject({ code: 'bad-request' })
  expect(asked).toEqual([])
})

// Proves S8.16
test('the status, status text and Retry-After are forwarded', async () => {
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

test("an answer with HTML becomes text, so that it cannot run on the product's origin", async () => {
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

test('a gateway that is silent, redirects, never ends or is missing is reported as unavailable', async () => {
  const unavailable = { code: 'safe-gateway-unavailable' }
  answer = () => undefined
  await expect(ask('v1/chains', {}, { limits: { ...gatewayLimits, timeout: 100 } })).rejects.toMatchObject(
    unavailable,
  )
  answer = (_, response) => response.writeHead(302, { location: 'https://evil.example' }).end()
  await expect(ask('v1/chains')).rejects.toMatchObject(unavailable)
  answer = (_, response) => response.end('x'.repeat(2000))
  await expect(
    ask('v1/chains', {}, { limits: { ...gatewayLimits, maxAnswerBytes: 1000 } }),
  ).rejects.toMatchObject(unavailable)
  await expect(ask('v1/chains', {}, { gateway: null })).rejects.toMatchObject(unavailable)
})

// Proves S7.9
test('the retired first version of the collectibles list is answered with 204, which no console logs', async () => {
  answer = (_, response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  const retired = await ask(`v1/chains/1/safes/${safe}/collectibles`)
  expect([retired.status, await retired.text()]).toEqual([204, ''])
  for (const path of [`v2/chains/1/safes/${safe}/collectibles`, `v1/chains/1/safes/${safe}`])
    expect((await ask(path)).status).toBe(404)
})

test('a chain that is not configured is refused without a request to the gateway, in every notation', async () => {
  for (const chain of ['137', '01', '0x1', '1e0', '9007199254740993'])
    await expect(ask(`v1/chains/${chain}/safes/${safe}`)).rejects.toMatchObject({
      code: expect.stringMatching(/^(unknown-chain|method-not-allowed)$/),
    })
  await expect(ask('v1/chains/137/data-decoder', post('{}'))).rejects.toMatchObject({ code: 'unknown-chain' })
  expect(asked).toEqual([])
  expect((await ask('v1/chains/137', {}, { chainIds: [1, 137] })).status).toBe(200)
})

// Proves S8.16
test('an error is truncated: to code and message of JSON, otherwise to the beginning of the text', async () => {
  const long = 'x'.repeat(20_000)
  const forwarded = async (type: string, body: string) => {
    answer = (_, response) => response.writeHead(422, { 'content-type': type }).end(body)
    const response = await ask('v1/chains')
    return { type: response.headers.get('content-type')?.split(';')[0], text: await response.text() }
  }
  const json = await forwarded('application/json', JSON.stringify({ code: 1337, message: long, path: long }))
  expect(json.type).toBe('application/json')
  expect(JSON.parse(json.text)).toEqual({ code: 1337, message: 'x'.repeat(300) })
  const both = await forwarded('application/json', '{"code":"A","message":["b","c",{"d":1}]}')
  expect(JSON.parse(both.text)).toEqual({ code: 'A', message: 'b; c' })
  expect(await forwarded('text/plain', long)).toEqual({ type: 'text/plain', text: 'x'.repeat(300) })
  expect(await forwarded('application/json', `{"code":1,"message":"${long}`)).toMatchObject({
    type: 'text/plain',
  })
  expect((await forwarded('text/plain', 'x'.repeat(2_000_000))).text).toBe('')
})

test('a status text is reduced to the characters that a header allows', async () => {
  answer = (_, response) => {
    response.statusMessage = `Odd \u00e9${'y'.repeat(5_000)}`
    response.writeHead(500).end()
  }
  const { statusText } = await ask('v1/chains')
  expect(statusText).toMatch(/^Odd y{96}$/)
})

test('a sender over its limit is refused alone, and cached answers are not counted', async () => {
  const limited = new AppError('rate-limited')
  const cache = createAnswerCache(() => clock)
  const refuse = { cache, admit: () => Promise.reject(limited) }
  const calls = await Promise.allSettled([ask('v1/chains', {}, refuse), ask('v1/chains', {}, { cache })])
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect((await ask('v1/chains', {}, refuse)).status).toBe(200)
  expect(asked).toHaveLength(1)
})

test('a list requested with newer tags is requested again, and the tags are not forwarded', async () => {
  const cache = createAnswerCache(() => clock)
  const read = (tags: string) => ask(`v1/chains/1/safes/${safe}/transactions/queued`, {}, { cache }, tags)
  for (const tags of ['?seen=1', '?seen=1', '?seen=2', '?seen=2']) expect((await read(tags)).status).toBe(200)
  expect(asked.map((request) => request.url)).toEqual(
    Array(2).fill(`/base/v1/chains/1/safes/${safe}/transactions/queued`),
  )
})

test('the deployment has one budget: over it the gateway is not called, and cached answers are returned', async () => {
  let left = 1
  const spend = async () => {
    if (left-- <= 0) throw new AppError('rate-limited')
  }
  const ports = { cache: createAnswerCache(() => clock), spend }
  expect((await ask('v1/chains', {}, ports)).status).toBe(200)
  await expect(ask(`v1/chains/1/safes/${safe}`, {}, ports)).rejects.toMatchObject({ code: 'rate-limited' })
  await expect(ask('v1/chains/1/data-decoder', post('{}'), ports)).rejects.toMatchObject({
    code: 'rate-limited',
  })
  expect((await ask('v1/chains', {}, ports)).status).toBe(200)
  expect(asked).toHaveLength(1)
})
