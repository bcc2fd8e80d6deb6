import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { marketPools } from '@/chain/market/market-pools'
import { readBlocks, readProgress } from '@/server/market/history/store'
import type { MarketReader } from '@/server/market/reader'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { databaseOf } from '../db/database-of'
import { type CountingNode, startCountingNode } from './counting-node'
import { moveReserves } from './demo-pools'
import { contractsOf, pairs, readerOf, served } from './market-of'

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

const patient = { timeout: 30_000, interval: 100 }

describe('a reader that keeps a history', () => {
  const tables = 'chain_leases, chain_snapshots, chain_histories, chain_pools, chain_blocks'
  const on = databaseOf('pglite', `${tables}, chain_trades, chain_candles`)
  let reader: MarketReader | undefined
  beforeEach(() => {
    node.change(null)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => reader?.stop())
  const start = () => {
    reader = readerOf(chains, {
      database: async () => on.market,
      url: node.url,
      holder: 'a',
      keepsHistory: true,
    })
    return reader
  }

  const isKept = (of: MarketReader) =>
    vi.waitFor(async () => {
      const { number, hash } = await chains.client.getBlock()
      expect(served(of)?.block).toMatchObject({ number: String(number), hash })
      const [tip] = await readBlocks(on.market)
      expect(tip?.hash).toBe(hash)
      const pools = marketPools(contractsOf(chains), pairs)
      for (const { nextBlock } of await readProgress(on.market, pools)) expect(nextBlock).toBe(number + 1n)
    }, patient)

  test('the reader reads without any visitor, and stores each block with two calls', async () => {
    const own = start()
    await isKept(own)
    node.calls.length = 0
    for (let trade = 0; trade < 3; trade++) await moveReserves(chains, 'CAT-USDC', 'USDC')
    await isKept(own)
    const logs = node.calls.filter((method) => method !== 'eth_getBlockByNumber')
    expect(logs.every((method) => method === 'eth_getLogs')).toBe(true)
    expect(logs.length).toBeLessThanOrEqual(6)
  })

  test('the reader follows a reorganization in the market and in the history', async () => {
    const own = start()
    await isKept(own)
    await moveReserves(chains, 'CAT-USDC', 'USDC')
    await isKept(own)
    await chains.client.request({ method: 'anvil_reorg', params: [2, []] } as never)
    await moveReserves(chains, 'CAT-USDC', 'USDC')
    await isKept(own)
  })

  test('the reader shows prices while the history cannot be written, and writes it later', async () => {
    const own = start()
    await isKept(own)
    node.change(async (call, answer) => {
      const isRange = call.method === 'eth_getLogs' && 'fromBlock' in Object(call.params[0])
      return isRange ? { error: { code: -32_000, message: 'not now' } } : answer()
    })
    // More blocks than are read one by one, so the history has to read a range.
    await chains.client.mine({ blocks: 50 })
    await moveReserves(chains, 'CAT-USDC', 'USDC')
    const block = String((await chains.client.getBlock()).number)
    await vi.waitFor(() => expect(served(own)?.block.number).toBe(block), patient)
    node.change(null)
    await isKept(own)
  })
})
