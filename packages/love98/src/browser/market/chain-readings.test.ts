// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MarketChain } from '@/domain/market/market-chain'
import type { MarketSnapshot } from '@/domain/market/snapshot'

/** The chains whose node is down. */
let down: string[] = []
let requested: string[] = []
let block = 1

const snapshotOf = (chainId: number, number = block): MarketSnapshot => ({
  ...{ chainId, pairs: [] },
  block: { number: String(number), hash: `0x${'1'.repeat(64)}`, timestamp: 1 },
})

function answer(address: string): Response {
  requested.push(address)
  const chain = new URL(address, 'https://cats.example').searchParams.get('chain') ?? 'main'
  if (down.includes(chain)) return Response.json({ code: 'node-unavailable' }, { status: 503 })
  return Response.json(snapshotOf(chain === 'main' ? 1 : Number(chain)))
}

/** The channels of the page, by name. */
let channels: Map<string, { post: unknown[]; hear: (data: unknown) => void }>

class Channel {
  readonly post: unknown[] = []
  constructor(readonly name: string) {
    channels.set(name, { post: this.post, hear: (data) => this.listener?.({ data }) })
  }
  private listener: ((event: { data: unknown }) => void) | null = null
  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.listener = listener
  }
  postMessage(message: unknown) {
    this.post.push(message)
  }
  close() {}
}

let stops: (() => void)[] = []

async function openPage(...chains: MarketChain[]) {
  vi.resetModules()
  const { followMarket, marketReading } = await import('./market-reading')
  stops.push(...chains.map((chain) => followMarket(chain, () => undefined)))
  return marketReading
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  down = []
  requested = []
  block = 1
  channels = new Map()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string) => answer(address))
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a community with one chain sends the requests of its main chain alone', async () => {
  await openPage(null)
  await pass(10_000)
  expect(new Set(requested)).toEqual(new Set(['/api/market']))
})

test('a chain that fails leaves the reading of another one as it is, and keeps its last prices', async () => {
  const reading = await openPage(null, 8453)
  await pass(5_000)
  down = ['8453']
  block = 2
  await pass(8_000)
  expect(reading(null)).toMatchObject({ snapshot: snapshotOf(1), failure: null })
  expect(reading(8453)).toMatchObject({
    snapshot: snapshotOf(8453, 1),
    failure: { code: 'node-unavailable' },
  })
  const [mainAt, otherAt] = [reading(null).readAt ?? 0, reading(8453).readAt ?? 0]
  expect(mainAt - otherAt).toBeGreaterThanOrEqual(4_000)
  down = ['main']
  await pass(8_000)
  expect(reading(null).failure?.code).toBe('node-unavailable')
  expect(reading(8453)).toMatchObject({ snapshot: snapshotOf(8453), failure: null })
})

test('a window that follows one chain more does not ask the first one again', async () => {
  await openPage(null)
  await pass(3_000)
  const { followMarket } = await import('./market-reading')
  for (const stop of stops) stop()
  stops = [null, 8453].map((chain) => followMarket(chain, () => undefined))
  await pass(500)
  expect(requested).toEqual(['/api/market', '/api/market?chain=8453'])
})

test('prices of another chain than the asked one are a failure', async () => {
  vi.stubGlobal('fetch', async () => Response.json(snapshotOf(1)))
  const reading = await openPage(8453)
  await pass(5_000)
  expect(reading(8453).snapshot).toBeNull()
  expect(reading(8453).failure?.code).toBe('unexpected')
})

test('tabs share each chain in a channel, and ignore messages about another chain', async () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } })
  const reading = await openPage(null, 8453)
  const [main, other] = [channels.get('love98.market'), channels.get('love98.market.8453')]
  const received = (chainId: number, number: number) => ({
    received: { snapshot: snapshotOf(chainId, number), receivedAt: Date.now(), readAt: Date.now() },
  })
  // The version before sends this message too.
  main?.hear(received(1, 7))
  expect(reading(null).snapshot?.block.number).toBe('7')
  expect(reading(8453).snapshot).toBeNull()
  other?.hear(received(1, 8))
  expect(reading(8453).snapshot).toBeNull()
  other?.hear(received(8453, 9))
  main?.hear(received(8453, 10))
  expect([reading(null), reading(8453)].map(({ snapshot }) => snapshot?.block.number)).toEqual(['7', '9'])
  other?.hear({ failed: 'node-unavailable' })
  expect([reading(null), reading(8453)].map(({ failure }) => failure?.code ?? null)).toEqual([
    null,
    'node-unavailable',
  ])
})
