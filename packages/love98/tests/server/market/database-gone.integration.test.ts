import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/domain/errors'
import { openDatabase } from '@/server/db/open-database'
import type { Database } from '@/server/db/opened-database'
import type { MarketReader } from '@/server/market/reader'
import { maxSnapshotAge } from '@/server/market/snapshot'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { createTestDatabase, type TestDatabase } from '../db/engines'
import { type CountingNode, startCountingNode } from './counting-node'
import { moveReserves } from './demo-pools'
import { readerOf } from './market-of'

let chains: DemoChains
let node: CountingNode
let place: TestDatabase | null = null
let database: Database | undefined
let reader: MarketReader | undefined
beforeAll(async () => {
  ;[chains, place] = await Promise.all([startChains(), createTestDatabase('pglite')])
  node = await startCountingNode(chains.deployment.chains[0]?.rpcUrl ?? '')
  if (place) database = await openDatabase(place.location)
}, 120_000)
afterAll(async () => {
  await node.stop()
  await chains.stop()
  await database?.close()
  await place?.remove()
})
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => reader?.stop())

const patient = { timeout: 30_000, interval: 50 }

test('without the database no process reads, and known prices are served with their age until they are too old', async () => {
  let isGone = false
  const away = () => {
    throw new AppError('database-unavailable', new Error('connection lost'))
  }
  /** The database. Each query fails while its server is gone. */
  const orm = new Proxy(database?.orm as Database['orm'], {
    get(target, name) {
      const value = Reflect.get(target, name)
      return isGone ? away : typeof value === 'function' ? value.bind(target) : value
    },
  })
  const shared: Database = { engine: 'pglite', orm, close: async () => undefined }
  reader = readerOf(chains, { database: async () => shared, url: node.url, holder: 'a' })
  const visit = () => reader?.keepAwake()
  await vi.waitFor(() => {
    visit()
    expect(reader?.status().state).toBe('reading')
    expect(reader?.current()).not.toBeNull()
  }, patient)
  const before = reader.current()

  isGone = true
  await moveReserves(chains, 'CAT-USDC', 'USDC')
  await vi.waitFor(() => {
    visit()
    expect(reader?.status().state).toBe('following')
  }, patient)
  await vi.waitFor(
    () =>
      expect(reader?.status()).toMatchObject({
        isDatabaseAway: true,
        problem: expect.stringContaining('database'),
      }),
    patient,
  )
  expect(reader.current()?.variants).toEqual(before?.variants)
  const calls = node.calls.length
  const readAt = reader.current()?.readAt ?? 0
  expect(reader.status().readMs).toBeGreaterThanOrEqual(0)

  const later = vi.spyOn(performance, 'now').mockReturnValue(readAt + maxSnapshotAge + 1)
  expect(reader.current()).toBeNull()
  later.mockRestore()
  expect(node.calls.length).toBe(calls)

  isGone = false
  const block = String((await chains.client.getBlock()).number)
  await vi.waitFor(() => {
    visit()
    expect(reader?.status()).toMatchObject({ state: 'reading', problem: null, isDatabaseAway: false, block })
  }, patient)
}, 90_000)
