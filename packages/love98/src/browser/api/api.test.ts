import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/domain/errors'
import { type ApiRequest, requestApi } from './api'

const fetch = vi.fn<typeof globalThis.fetch>()
const page = {}

function standIn(parent: object) {
  vi.stubGlobal('window', Object.assign(page, { parent }))
}

beforeEach(() => {
  fetch.mockReset()
  vi.stubGlobal('fetch', fetch)
  standIn(page)
})
afterEach(() => vi.unstubAllGlobals())

const isText = (answer: unknown): string => {
  if (typeof answer !== 'string') throw new TypeError('not a text')
  return answer
}
const request = { method: 'GET', path: '/api/test', parse: isText, timeout: 1_000 } as const
const send = (part: Partial<ApiRequest<string>> = {}) => requestApi({ ...request, ...part })
const codeOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'no error',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )
const sent = () => {
  const [url, init] = fetch.mock.lastCall ?? []
  return { url, body: init?.body, keepalive: init?.keepalive, method: init?.method, cache: init?.cache }
}

test('a successful answer is parsed', async () => {
  fetch.mockResolvedValue(Response.json('yes'))
  expect(await send({ query: { level: 'crush', page: 2, date: undefined } })).toBe('yes')
  expect(sent()).toMatchObject({ url: '/api/test?level=crush&page=2', method: 'GET', cache: 'no-store' })
})

test.each([
  ['an answer of another shape', Response.json(7)],
  ['an answer that is not JSON', new Response('<html>')],
  ['an empty answer', new Response(null)],
])('%s is unexpected', async (_name, response) => {
  fetch.mockResolvedValue(response)
  expect(await codeOf(send())).toBe('unexpected')
})

test.each([
  [429, { code: 'rate-limited' }, 'rate-limited'],
  [503, { code: 'database-unavailable' }, 'database-unavailable'],
  [404, { code: 'no-such-code' }, 'unexpected'],
  [400, 'text', 'unexpected'],
  [500, null, 'server-unavailable'],
  [502, { code: 7 }, 'server-unavailable'],
] as const)('status %d with %j is the error %s', async (status, answer, code) => {
  fetch.mockResolvedValue(Response.json(answer, { status }))
  expect(await codeOf(send())).toBe(code)
})

test('a lost connection is the error server-unavailable', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await codeOf(send())).toBe('server-unavailable')
})

test('a request without an answer ends at its timeout', async () => {
  fetch.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
  expect(await codeOf(send({ timeout: 20 }))).toBe('server-unavailable')
})

test('a page outside a frame sends no frame parameter', async () => {
  fetch.mockImplementation(async () => Response.json('yes'))
  await send()
  expect(sent().url).toBe('/api/test')
  await send({ method: 'POST', body: { level: 'crush' } })
  expect(sent()).toMatchObject({ url: '/api/test', body: '{"level":"crush"}', keepalive: false })
})

test('a page in a frame sends the frame parameter in the query of a GET and in the body of a POST', async () => {
  standIn({})
  fetch.mockImplementation(async () => Response.json('yes'))
  await send({ query: { level: 'crush' } })
  expect(sent().url).toBe('/api/test?level=crush&frame=1')
  await send({ method: 'POST', body: { level: 'crush' } })
  expect(sent()).toMatchObject({ url: '/api/test', body: '{"level":"crush","frame":true}' })
})

test('a DELETE continues after the page is closed and has no body', async () => {
  standIn({})
  fetch.mockResolvedValue(Response.json('yes'))
  await send({ method: 'DELETE' })
  expect(sent()).toMatchObject({ url: '/api/test', keepalive: true, body: undefined })
})
