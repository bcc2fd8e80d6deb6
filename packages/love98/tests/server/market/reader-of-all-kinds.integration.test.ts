import { createClient, http } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { marketPrice } from '@/domain/market/market-price'
import { poolPrice } from '@/domain/market/pool-price'
import { createHistorySync } from '@/server/market/history/sync'
import { onChain } from '@/server/market/market-database'
import { type MarketReader, startReader } from '@/server/market/reader'
import { type ExchangeChain, startExchangeChain } from '../../support/exchange-chain'
import { databaseOf } from '../db/database-of'
import { type CountingNode, startCountingNode } from './counting-node'
import { mine, reorganize, sellBase, startPool, stateOnChain, type TradedPool } from './exchange-pools'
import { dump, historyTables, holdLease, newest, rebuildHistory } from './history/stored-history'
import { served } from './market-of'

const unit = 10n ** 18n
const patient = { timeout: 30_000, interval: 50 }

let chain: ExchangeChain
let node: CountingNode
let pools: TradedPool[]
beforeAll(async () => {
  chain = await startExchangeChain()
  node = await startCountingNode(chain.url)
  pools = [
    await startPool(chain, { kind: 'v2' }, ['CAT', 40_000n * unit], ['USD', 500_000_000n]),
    await startPool(chain, { kind: 'v3', fee: 500 }, ['CAT', 70_000n * unit], ['WETH', 10n * unit]),
    await startPool(chain, { kind: 'v4' }, ['CAT', 8_000n * unit], ['ETH', 2n * unit]),
  ]
}, 120_000)
afterAll(async () => {
  await node?.stop()
  await chain?.stop()
})

const on = databaseOf('pglite', `chain_leases, chain_snapshots, ${historyTables}`)
const market = () => onChain(on.db, chain.chainId)
let reader: MarketReader | undefined
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
})
afterEach(() => reader?.stop())

function historyOf(url: string) {
  const client = createClient({ transport: http(url, { retryCount: 0 }) })
  return { client, pools: pools.map((pool) => pool.market), finality: 3, days: 30, isReplaceable: true }
}

test('a reader serves and stores pools of V2, V3 and V4 with two calls per block, through a reorganization', async () => {
  const deps = historyOf(node.url)
  reader = startReader({
    database: async () => on.db,
    client: deps.client,
    multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
    market: {
      contracts: { tokens: {}, exchange: { chainId: chain.chainId } as never },
      pairs: deps.pools.map(({ name }) => ({ name })),
      pools: deps.pools,
    },
    supplyTokens: new Map(),
    isPaced: false,
    history: (database) => createHistorySync({ ...deps, database }),
    holder: 'a',
  })
  const own = reader
  /** Waits until the served snapshot and the stored history are at the newest block. */
  const isAtHead = async () => {
    const { number, hash } = await newest(chain.client)
    await vi.waitFor(async () => {
      expect(served(own)?.block).toMatchObject({ number: String(number), hash })
      const stored = (await dump(market())).pools.map((row) => String(row.next_block))
      expect(stored).toEqual(pools.map(() => String(number + 1n)))
    }, patient)
    for (const pool of pools) {
      const pair = served(own)?.pairs.find(({ name }) => name === pool.market.name)
      expect(pair && marketPrice(pair)).toEqual(poolPrice(pool.market, await stateOnChain(chain, pool)))
    }
  }
  await isAtHead()
  node.calls.length = 0
  for (const pool of pools) {
    await sellBase(chain, pool, unit)
    await isAtHead()
  }
  const calls = node.calls.filter((method) => method !== 'eth_getBlockByNumber')
  expect(calls).toEqual(['eth_getLogs', 'eth_getLogs', 'eth_getLogs'])

  await reorganize(chain, 3)
  await mine(chain, 1)
  await isAtHead()
  await reader.stop()
  const kept = await dump(market())
  // The first liquidity of V2, and the first prices of V3 and V4.
  expect(kept.trades).toHaveLength(3)
  await holdLease(market())
  const rebuilt = await rebuildHistory(
    { ...historyOf(chain.url), database: market() },
    await newest(chain.client),
  )
  expect(kept).toEqual(rebuilt)
})
