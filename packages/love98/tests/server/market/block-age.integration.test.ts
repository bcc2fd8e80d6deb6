import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isOldQuote } from '@/domain/swap/swap-deadline'
import type { MarketReader } from '@/server/market/reader'
import { marketHealth } from '@/server/market/reader'
import { marketAnswer } from '@/server/market/snapshot'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { databaseOf } from '../db/database-of'
import { type CountingNode, startCountingNode } from './counting-node'
import { readerOf, served } from './market-of'

let chains: DemoChains
let node: CountingNode
beforeAll(async () => {
  chains = await startChains()
  node = await startCountingNode(chains.deployment.chains[0]?.rpcUrl ?? '')
}, 60_000)
afterAll(async () => {
  await node.stop()
  await chains.stop()
})

const on = databaseOf('pglite', 'chain_leases, chain_snapshots')
const readers: MarketReader[] = []
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.stop())))

/**
 * Sets the age of the newest block in seconds (negative: in the future), and keeps the node reporting it as the
 * newest.
 */
async function standStill(seconds: number): Promise<void> {
  const timestamp = Math.floor(Date.now() / 1000) - seconds
  node.change(async (call, answer) => {
    const given = await answer()
    return call.method === 'eth_getBlockByNumber'
      ? { result: { ...Object(given.result), timestamp: `0x${timestamp.toString(16)}` } }
      : given
  })
}

/** Creates a reader that has polled its node twice and found the same block. */
async function reading(holder: string, isPaced = true): Promise<MarketReader> {
  const reader = readerOf(chains, { database: async () => on.market, url: node.url, holder, isPaced })
  readers.push(reader)
  await hasRead(reader)
  const looks = node.calls.length
  await vi.waitFor(() => expect(node.calls.length).toBeGreaterThan(looks + 1), { timeout: 20_000 })
  return reader
}

const hasRead = (reader: MarketReader) =>
  vi.waitFor(
    () => {
      reader.keepAwake()
      expect(served(reader)).not.toBeNull()
    },
    { timeout: 20_000 },
  )

/** Returns the answer for a page: the age in ms, and whether a swap of that age may be signed. */
function answerFor(reader: MarketReader): { age: number; mayBeSigned: boolean } {
  const published = reader.current()
  if (!published) throw new Error('Nothing is served')
  const age = Number(marketAnswer(published).headers.get('x-market-age'))
  const now = Date.now()
  return { age, mayBeSigned: !isOldQuote(now - age, now) }
}

test('without new blocks, prices are old, health fails and swaps wait in every process', async () => {
  await standStill(75)
  const reader = await reading('a')
  const other = readerOf(chains, {
    database: async () => on.market,
    url: node.url,
    holder: 'b',
    isPaced: true,
  })
  readers.push(other)
  await hasRead(other)
  for (const one of [reader, other]) {
    expect(answerFor(one).age).toBeGreaterThanOrEqual(75_000)
    expect(answerFor(one).mayBeSigned).toBe(false)
    expect(one.status().readMs).toBeGreaterThanOrEqual(75_000)
    expect(one.status().heardMs).toBeLessThan(30_000)
    expect(marketHealth(one.status())).toMatchObject({ ok: false, problem: expect.stringContaining('old') })
  }
})

test('a chain that stopped an hour ago is still shown with its age', async () => {
  await standStill(3_600)
  expect(answerFor(await reading('a')).age).toBeGreaterThanOrEqual(3_600_000)
})

test('a block ten seconds in the future is fresh', async () => {
  await standStill(-10)
  const reader = await reading('a')
  expect(answerFor(reader)).toMatchObject({ mayBeSigned: true })
  expect(answerFor(reader).age).toBeLessThan(10_000)
  expect(marketHealth(reader.status()).ok).toBe(true)
})

test('blocks of a chain that mines only on transactions, such as the demo, never age', async () => {
  await standStill(3_600)
  const reader = await reading('a', false)
  expect(answerFor(reader)).toMatchObject({ mayBeSigned: true })
  expect(marketHealth(reader.status()).ok).toBe(true)
})
