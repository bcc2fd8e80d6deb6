import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '@/domain/errors'
import { answerLifetime, checkTimeout } from '@/server/health'
import { answerEach, type NodeStub, secretKey, startNodeStub } from './node-stub'
import { type ServedRoutes, serveRoutes } from './served-routes'

const never = new Promise<never>(() => undefined)
const store = vi.hoisted(() => ({ database: vi.fn() }))
vi.mock('@/server/db/database', () => store)
const market = vi.hoisted(() => ({ running: new Map<number, { status: () => object }>() }))
vi.mock('@/server/market/served-market', () => ({ runningMarkets: () => market.running }))

const block = { number: '0x10', timestamp: `0x${Math.floor(Date.now() / 1000 - 60).toString(16)}` }
const nodeWorks = answerEach(() => ({ result: block }))
const databaseWorks = async () => ({ engine: 'pglite', orm: { execute: async () => [] } })

let node: NodeStub
let server: ServedRoutes
beforeAll(async () => {
  node = await startNodeStub()
})
afterAll(() => node.stop())
beforeEach(async () => {
  // Only `pass` moves the clock; otherwise cached answers would expire on a busy machine.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.resetModules()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const name of ['DEMO_MANIFEST', 'RPC_URL_8453', 'SITE_URL', 'PORT', 'TRUSTED_PROXIES'])
    vi.stubEnv(name, '')
  vi.stubEnv('ETHEREUM_RPC_URL', node.url)
  vi.stubEnv('RATE_LIMITS', 'health=1000/60')
  node.answerWith(nodeWorks)
  store.database.mockImplementation(databaseWorks)
  server = await serveRoutes()
})
afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

type HealthPart = { ok: boolean; ageMs: number; sinceMs: number; problem?: string }
type Health = {
  status: string
  process: HealthPart
  database?: HealthPart
  nodes?: Record<string, HealthPart>
  market?: HealthPart
  markets?: Record<string, HealthPart>
}

async function ask(query = '') {
  const response = await fetch(`${server.url}/api/health${query}`)
  const text = await response.text()
  expect(text + JSON.stringify([...response.headers])).not.toContain(secretKey)
  return { status: response.status, body: JSON.parse(text) as Health }
}

/** Asks just after the cached answer expired: with the timeout of a check, this is the longest delay of a change. */
function askAfterLifetime() {
  pass(answerLifetime)
  return ask()
}

test('an expired answer is replaced by a check within five seconds', () => {
  expect(answerLifetime + checkTimeout).toBeLessThan(5000)
})

test('a working server answers 200 with the age of each check', async () => {
  const { status, body } = await ask()
  expect([status, body.status]).toEqual([200, 'ok'])
  expect(body.process).toEqual({ ok: true, ageMs: expect.any(Number) })
  expect(body.database).toMatchObject({ ok: true, engine: 'pglite' })
  expect(body.nodes).toMatchObject({ 1: { ok: true, block: 16 } })
  expect(Reflect.get(body.nodes?.[1] ?? {}, 'blockAgeMs')).toBeGreaterThanOrEqual(60_000)
  pass(300)
  expect((await ask()).body.database?.ageMs).toBe(300)
})

describe.each([
  ['refuses', () => node.answerWith((_, response) => void response.writeHead(502).end())],
  ['says nothing', () => node.answerWith(() => undefined)],
  ['knows no block', () => node.answerWith(answerEach(() => ({ result: null })))],
])('health with a node that %s', (_, stop) => {
  test('the failing node is reported by the next check, and so is its recovery', async () => {
    expect((await ask()).status).toBe(200)
    stop()
    const { status, body } = await askAfterLifetime()
    expect([status, body.status, body.database?.ok]).toEqual([503, 'failing', true])
    expect(body.nodes?.[1]?.problem).toMatch(/^The node does not answer: /)
    node.answerWith(nodeWorks)
    expect(await askAfterLifetime()).toMatchObject({ status: 200, body: { status: 'ok' } })
  })
})

describe.each([
  ['cannot be opened', () => store.database.mockRejectedValue(new AppError('database-unavailable'))],
  ['is opened forever', () => store.database.mockReturnValue(never)],
  [
    'refuses',
    () => store.database.mockResolvedValue({ orm: { execute: () => Promise.reject(new Error()) } }),
  ],
  ['says nothing', () => store.database.mockResolvedValue({ orm: { execute: () => never } })],
])('health with a database that %s', (_, stop) => {
  test('the failing database is reported by the next check, and so is its recovery', async () => {
    expect((await ask()).status).toBe(200)
    stop()
    const { status, body } = await askAfterLifetime()
    expect([status, body.status, body.nodes?.[1]?.ok]).toEqual([503, 'failing', true])
    expect(body.database?.problem).toMatch(/^The database does not answer: .+ Check DATABASE_URL/)
    store.database.mockImplementation(databaseWorks)
    expect(await askAfterLifetime()).toMatchObject({ status: 200, body: { status: 'ok' } })
  })
})

test('the outcomes of page calls to a node are reported', async () => {
  const counts = { hits: 0, misses: 0, shared: 0, refused: 0, inFlight: 0, waiting: 0 }
  expect((await ask()).body.nodes?.[1]).toMatchObject(counts)
})

test('a problem of the market reader is reported', async () => {
  const problem = 'The node went back from block 9 to 7: it lags behind.'
  const status = () => ({ state: 'reading', block: '9', readMs: 12_000, problem, sinceMs: 11_000 })
  market.running.set(8453, { status })
  try {
    const { status: code, body } = await ask()
    expect([code, body.status, body.market?.ok]).toEqual([503, 'failing', false])
    expect(body.market).toMatchObject({ problem, block: 9, readMs: 12_000 })
    expect(await ask('?part=process')).toMatchObject({ status: 200 })
    expect((await ask('?part=market')).body).not.toHaveProperty('nodes')
    market.running.set(8453, { status: () => ({ ...status(), problem: null }) })
    market.running.set(7, { status })
    const other = await ask('?part=market')
    expect([other.status, other.body.market?.ok, other.body.markets]).toMatchObject([
      503,
      true,
      { 7: { ok: false, problem } },
    ])
  } finally {
    market.running.clear()
  }
})

test('a load balancer can request one part', async () => {
  node.answerWith((_, response) => void response.writeHead(502).end())
  expect(await ask('?part=process&part=database')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect((await ask('?part=process')).body).not.toHaveProperty('database')
  expect((await ask('?part=nodes')).status).toBe(503)
})

test('concurrent requests share one check of each part', async () => {
  store.database.mockClear()
  node.asked.length = 0
  await Promise.all(Array.from({ length: 50 }, () => ask()))
  expect([store.database.mock.calls.length, node.asked.length]).toEqual([1, 1])
})
