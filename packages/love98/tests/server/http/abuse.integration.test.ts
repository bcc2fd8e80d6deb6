import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allRoutes, requestRoute, routedRequest } from '../all-routes'
import { type ServedRoutes, serveRoutes } from '../served-routes'

const never = new Promise<never>(() => undefined)
const store = vi.hoisted(() => ({ database: vi.fn() }))
vi.mock('@/server/db/database', () => store)

/** Methods that may change something. The others are safe by definition (RFC 9110, 9.2.1). */
const changing = ['POST', 'PUT', 'PATCH', 'DELETE']
const here = 'http://localhost:3000'
const own = { host: 'localhost:3000', origin: here, 'sec-fetch-site': 'same-origin' }

let server: ServedRoutes | undefined
beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const name of ['DEMO_MANIFEST', 'ETHEREUM_RPC_URL', 'RPC_URL_8453', 'RATE_LIMITS', 'PORT'])
    vi.stubEnv(name, '')
  vi.stubEnv('SITE_URL', here)
  vi.stubEnv('CSP_REPORTS', '1')
  store.database.mockReset().mockResolvedValue({ engine: 'pglite', orm: {}, close: async () => undefined })
})
afterEach(async () => {
  await server?.stop()
  server = undefined
})

const addressOf = (address: string) =>
  `${here}${address
    .replace('[program]', 'swap')
    .replace('[lang]', 'de')
    .replace(/\[[^\]]+\]/g, '1')}`

test('the list of routes in this test is complete', async () => {
  const found = (await allRoutes()).map(({ address, methods }) => [address, [...methods].sort()])
  expect(Object.fromEntries(found)).toMatchObject({
    '/api/auth/nonce': ['POST'],
    '/api/auth/session': ['DELETE', 'GET'],
    '/api/auth/verify': ['POST'],
    '/api/config': ['GET'],
    '/api/csp-report': ['GET', 'POST'],
    '/api/health': ['GET'],
    '/api/heartbreak/commitments': ['GET'],
    '/api/heartbreak/daily': ['GET'],
    '/api/heartbreak/finish': ['POST'],
    '/api/heartbreak/leaderboard': ['GET'],
    '/api/heartbreak/me': ['DELETE', 'GET'],
    '/api/heartbreak/replay/[gameId]': ['GET'],
    '/api/heartbreak/start': ['POST'],
    '/api/rpc/[chainId]': ['POST'],
  })
})

describe('writes from other origins', () => {
  test.each([
    { ...own, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { ...own, origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site' },
    { host: 'localhost:3000', origin: 'https://evil.example' },
    { host: 'localhost:3000', origin: 'null' },
    { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' },
  ])('every route refuses unsafe methods with %j', async (headers) => {
    const answers = []
    for (const { address } of await allRoutes())
      for (const method of changing) {
        const body = method === 'DELETE' ? null : '{}'
        const given = { ...headers, 'content-type': 'application/json' }
        const { status } = await requestRoute(
          new Request(addressOf(address), { method, headers: given, body }),
        )
        answers.push([`${method} ${address}`, status])
      }
    expect(answers.length).toBeGreaterThanOrEqual(8)
    expect(answers.filter(([, status]) => status !== 403)).toEqual([])
    expect(store.database).not.toHaveBeenCalled()
  })

  test('no route sends CORS headers', async () => {
    for (const { address } of await allRoutes())
      for (const method of ['GET', ...changing]) {
        const headers = { host: 'localhost:3000', origin: 'https://evil.example' }
        const response = await requestRoute(new Request(addressOf(address), { method, headers }))
        const named = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))
        // Safe{Wallet} reads the manifest before it opens the page. The manifest contains no data of a visitor.
        const allowed =
          ['/manifest.json', '/[lang]/manifest.json', '/p/[program]/manifest.json'].includes(address) &&
          method === 'GET'
            ? ['access-control-allow-origin']
            : []
        expect([address, method, named]).toEqual([address, method, allowed])
      }
  })
})

describe('malformed bodies', () => {
  test.each([
    ['not JSON', '{"a":'],
    ['not UTF-8', new Uint8Array([123, 34, 255, 254, 34, 125])],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[[[[]]]]'],
    ['deep', '['.repeat(20_000)],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['300 KB', JSON.stringify({ message: 'x'.repeat(300_000) })],
  ])('every route refuses the body with a code and without a stack: %s', async (_, body) => {
    for (const { address } of await allRoutes()) {
      const headers = { ...own, 'content-type': 'application/json' }
      const response = await requestRoute(new Request(addressOf(address), { method: 'POST', headers, body }))
      const text = await response.text()
      expect([address, response.status]).toEqual([address, expect.toSatisfy(isQueryError)])
      expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|SyntaxError|ZodError/)
      expect(JSON.parse(text)).toEqual({ code: expect.any(String), message: expect.any(String) })
    }
  })
})

const isQueryError = (status: number) => [400, 404, 405, 413, 415, 503].includes(status)

describe('stalled requests', () => {
  test.each([
    ['the database says nothing', () => store.database.mockReturnValue(never)],
    ['the database is down', () => store.database.mockRejectedValue(new Error('connect ECONNREFUSED'))],
  ])('every route answers in time when %s', async (_, stop) => {
    stop()
    server = await serveRoutes()
    const { url } = server
    const asked = (await allRoutes()).flatMap(({ address, methods }) =>
      methods.map(async (method) => {
        const path = new URL(addressOf(address)).pathname
        const body = method === 'POST' ? '{}' : null
        const headers = { origin: url, 'content-type': 'application/json' }
        const response = await fetch(`${url}${path}`, {
          method,
          headers,
          body,
          signal: AbortSignal.timeout(10_000),
        })
        return { call: `${method} ${address}`, status: response.status, text: await response.text() }
      }),
    )
    for (const { call, status, text } of await Promise.all(asked)) {
      expect([call, status]).toEqual([call, expect.toSatisfy((code: number) => code !== 500)])
      if (status === 503) expect([call, text]).toEqual([call, expect.stringMatching(/[a-z]{4,}/)])
    }
  })

  test('a route that never answers is answered with 503', async () => {
    const { answerSafely } = await import('@/server/http/answer-safely')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const answered = answerSafely(routedRequest(new Request(here)), undefined, () => never)
      await vi.advanceTimersByTimeAsync(20_000)
      const response = await answered
      expect([response.status, await response.json()]).toEqual([
        503,
        { code: 'too-slow', message: 'The server took too long to answer. Try again in a moment.' },
      ])
    } finally {
      vi.useRealTimers()
    }
  })
})

test('too many requests are answered with 429, a text and Retry-After', async () => {
  vi.stubEnv('RATE_LIMITS', 'health=3/60')
  server = await serveRoutes()
  const statuses = []
  let last: Response | undefined
  for (let call = 0; call < 4; call++) {
    last = await fetch(`${server.url}/api/health?part=process`)
    statuses.push(last.status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(50)
  expect(await last?.json()).toEqual({
    code: 'rate-limited',
    message: 'Too many requests. Wait a moment and try again.',
  })
})
