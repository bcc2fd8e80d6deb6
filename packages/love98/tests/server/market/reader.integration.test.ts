import { sql } from 'drizzle-orm'
import { createClient, http } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseSnapshot } from '@/domain/market/parse-snapshot'
import type { MarketReader } from '@/server/market/reader'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { databaseOf } from '../db/database-of'
import { engines } from '../db/engines'
import { type CountingNode, startCountingNode } from './counting-node'
import { moveReserves } from './demo-pools'
import { pairs, readerOf, served } from './market-of'

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

const readers: MarketReader[] = []
beforeEach(() => {
  node.change(null)
  node.calls.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.stop())))

const patient = { timeout: 20_000, interval: 50 }
const newest = async () => String((await chains.client.getBlock()).number)
/** Waits as a visitor does who repeats the request. */
const isAtHead = async (reader: MarketReader) => {
  const block = await newest()
  await vi.waitFor(() => {
    reader.keepAwake()
    expect(served(reader)?.block.number).toBe(block)
  }, patient)
}

describe.each(engines)('readers of one database on %s', (engine) => {
  const on = databaseOf(engine, 'chain_leases, chain_snapshots')
  const start = (holder: string, times = {}) => {
    const reader = readerOf(chains, { database: async () => on.market, url: node.url, holder, times })
    readers.push(reader)
    return reader
  }

  test('the readers serve a snapshot of all pairs at one block, byte for byte the same', async () => {
    const [a, b] = [start('a'), start('b')]
    for (const reader of [a, b]) reader.keepAwake()
    await isAtHead(a)
    await isAtHead(b)
    expect([a, b].map((reader) => reader.status().state).sort()).toEqual(['following', 'reading'])
    expect(a.current()?.variants).toEqual(b.current()?.variants)
    const snapshot = served(a)
    expect(parseSnapshot(snapshot)).toEqual(snapshot)
    expect(snapshot?.pairs.map(({ name }) => name)).toEqual(pairs.map(({ name }) => name))
    expect(snapshot?.pairs[2]).toMatchObject({ reserves: null, price: null, depth: null })
    const price = snapshot?.pairs[0]?.price
    expect(Number(price?.numerator) / Number(price?.denominator)).toBeCloseTo(0.0125, 5)
  })

  test.each([1, 100, 1_000])(
    'the readers call the node at most twice per block with %i visitors',
    async (visitors) => {
      const both = [start('a'), start('b')]
      for (const reader of both) reader.keepAwake()
      for (const reader of both) await isAtHead(reader)
      node.calls.length = 0
      const blocks = 6
      for (let block = 0; block < blocks; block += 2) {
        await moveReserves(chains, 'CAT-USDC', 'USDC')
        for (let visitor = 0; visitor < visitors; visitor++) both[visitor % 2]?.keepAwake()
        for (const reader of both) await isAtHead(reader)
      }
      // Polls before a block: between two blocks, the chain is called at most once per second.
      const looks = node.calls.filter((method) => method === 'eth_getBlockByNumber').length
      const reads = node.calls.length - looks
      expect(reads).toBeLessThanOrEqual(blocks)
      expect(looks).toBeLessThanOrEqual(blocks * 2)
    },
    60_000,
  )

  test('the readers send no request without visitors', async () => {
    const asked = vi.fn(async () => on.market)
    const reader = readerOf(chains, { database: asked, url: node.url, holder: 'a', times: { tick: 5 } })
    readers.push(reader)
    expect(await reader.wait(100)).toBeNull()
    expect([asked.mock.calls.length, node.calls.length, reader.status().state]).toEqual([0, 0, 'sleeping'])
  })

  test('the readers stop when the last visitor leaves, and start again with the next one', async () => {
    const reader = start('a', { tick: 20, renew: 50, interest: 2_000 })
    reader.keepAwake()
    await isAtHead(reader)
    await vi.waitFor(() => expect(reader.status().state).toBe('sleeping'), patient)
    // A request from before it fell asleep arrives before this one.
    await createClient({ transport: http(node.url) }).request({ method: 'eth_chainId' })
    const calls = node.calls.length
    await moveReserves(chains, 'CAT-USDC', 'USDC')
    expect(node.calls.length).toBe(calls)
    await isAtHead(reader)
  })

  test('the readers continue for the visitors of another process', async () => {
    const a = start('a', { tick: 20, renew: 50, interest: 2_000 })
    a.keepAwake()
    const lookedAt = performance.now()
    await vi.waitFor(() => expect(a.status().state).toBe('reading'), patient)
    const b = start('b', { tick: 20, renew: 50, notify: 100 })
    do {
      await moveReserves(chains, 'CAT-USDC', 'USDC')
      await isAtHead(b)
    } while (performance.now() - lookedAt < 3_000)
    expect([a.status().state, b.status().state]).toEqual(['reading', 'following'])
  })

  test('the readers hand over at once when the leader stops', async () => {
    const [a, b] = [start('a'), start('b')]
    a.keepAwake()
    await isAtHead(a)
    b.keepAwake()
    await isAtHead(b)
    await a.stop()
    // The lease is released, so no process waits until it expires.
    const { rows } = (await on.market.orm.execute(
      sql`select holder from chain_leases where holder = 'a' and expires_at > clock_timestamp()`,
    )) as unknown as { rows: object[] }
    expect(rows).toEqual([])
    await vi.waitFor(() => expect(b.status().state).toBe('reading'), patient)
  })

  test('the readers stop writing at once when another process gets the lease', async () => {
    const a = start('a', { tick: 20, renew: 50 })
    a.keepAwake()
    await isAtHead(a)
    await on.market.orm.execute(
      sql`update chain_leases set epoch = epoch + 7, expires_at = clock_timestamp() + interval '15 seconds'`,
    )
    await moveReserves(chains, 'CAT-USDC', 'USDC')
    await vi.waitFor(() => expect(a.status().state).toBe('following'), patient)
    const rows = (await on.market.orm.execute(sql`select epoch::text from chain_snapshots`)) as unknown as {
      rows: { epoch: string }[]
    }
    expect(rows.rows).toEqual([{ epoch: '1' }])
  })

  test('the readers serve the known snapshot with its age while the node is down, and report the failure', async () => {
    const reader = start('a')
    reader.keepAwake()
    await isAtHead(reader)
    const before = served(reader)
    node.change(async () => ({ error: { code: -32_000, message: 'down' } }))
    await vi.waitFor(() => expect(reader.status().problem).toContain('does not answer'), patient)
    const readAt = reader.current()?.readAt
    expect(served(reader)).toEqual(before)
    node.change(null)
    await vi.waitFor(() => {
      expect(reader.status().problem).toBeNull()
      expect(reader.current()?.readAt).toBeGreaterThan(readAt ?? Number.POSITIVE_INFINITY)
    }, patient)
  })

  test.each([
    ['rubbish', { result: 'rubbish' }, 'cannot be used'],
    ['an older block', { result: null }, 'cannot be used'],
  ])('the readers store nothing from a node that gives %s', async (_, answer, problem) => {
    const reader = start('a')
    reader.keepAwake()
    await isAtHead(reader)
    const before = served(reader)
    await moveReserves(chains, 'CAT-USDC', 'USDC')
    node.change(async (call, real) => (call.method === 'eth_getBlockByNumber' ? answer : real()))
    await vi.waitFor(() => expect(reader.status().problem).toContain(problem), patient)
    expect(served(reader)).toEqual(before)
    node.change(null)
    await isAtHead(reader)
  })
})
