import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, encodeFunctionData, http, parseAbi, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { community } from '@/app/community'
import { deployedPools } from '@/chain/market/market-pools'
import { readHead } from '@/chain/market/read-head'
import { pairsOn, settingsOn } from '@/domain/community/chain-settings'
import type { CandlePage } from '@/domain/market/candle'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { TradePage } from '@/domain/market/trade'
import { openDatabase } from '@/server/db/open-database'
import { parseDemoManifest } from '@/server/demo-manifest'
import { describeDeployment } from '@/server/deployment'
import { parseEnv } from '@/server/env'
import { answerCandles } from '@/server/market/history/answer-candles'
import { createHistorySync } from '@/server/market/history/sync'
import { renewLease, takeLease } from '@/server/market/lease'
import { onChain } from '@/server/market/market-database'
import { answerTrades } from '@/server/market/trades/answer-trades'
import { startDemoChains } from '../../../scripts/demo/chains.ts'
import { callRpc } from '../../../scripts/demo/json-rpc.ts'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { createTestDatabase } from '../db/engines'
import { type ServedRoutes, serveRoutes } from '../served-routes'
import { type CountingNode, startCountingNode } from './counting-node'

// The real routes on real chains. Two pools of the chains have the same address, because the same account deployed the
// same contracts on both.

const market = {
  tokens: { CAT: { name: 'CAT', decimals: 18 }, FISH: { name: 'FISH', decimals: 18 } },
  pairs: [
    { name: 'CAT-ETH', baseAsset: 'CAT' },
    { name: 'FISH-ETH', baseAsset: 'FISH' },
  ],
}
const [main, second] = [31_337, 31_338] as const
const pairOf = { [main]: 'CAT-ETH', [second]: 'FISH-ETH' } as const
type ChainId = keyof typeof pairOf

const routerAbi = parseAbi([
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable returns (uint256[])',
])

const patient = { timeout: 60_000, interval: 100 }
const day = 86_400

let folder: string
let chains: Awaited<ReturnType<typeof startDemoChains>>
let nodes: Record<ChainId, CountingNode>
let server: ServedRoutes

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'love98-two-chains-'))
  const [started] = await Promise.all([
    startDemoChains({ port: 0, community: market, market: 'history' }),
    copyDatabaseTemplate(join(folder, 'data')),
  ])
  chains = started
  nodes = { [main]: await nodeOf(main), [second]: await nodeOf(second) }
  const { deployment } = chains
  const listed = [main, second].map((id) => ({ id, rpcUrl: nodes[id].url }))
  await writeFile(join(folder, 'deployment.json'), JSON.stringify({ ...deployment, chains: listed }))
  server = await serve()
}, 120_000)
beforeEach(() => {
  for (const name of ['DATABASE_URL', 'ETHEREUM_RPC_URL', 'RPC_URL_8453', 'SITE_URL', 'PORT'])
    vi.stubEnv(name, '')
  vi.stubEnv('DEMO_MANIFEST', join(folder, 'deployment.json'))
  vi.stubEnv('LOVE98_DATA', join(folder, 'data'))
  vi.stubEnv('RATE_LIMITS', 'health=1000/60,market=10000/60')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(async () => {
  await server?.stop()
  await Promise.all([main, second].map((id) => nodes?.[id].stop()))
  await chains?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

/** Starts the routes with the modules that are loaded now. */
async function serve(): Promise<ServedRoutes> {
  const [routes, { runningMarkets }, { closeDatabase }] = await Promise.all([
    serveRoutes(),
    import('@/server/market/served-market'),
    import('@/server/db/database'),
  ])
  const stop = async () => {
    await routes.stop()
    await Promise.all([...runningMarkets().values()].map((reader) => reader.stop()))
    await closeDatabase()
  }
  return { url: routes.url, stop }
}

function chainUrl(chainId: ChainId): string {
  return chains.deployment.chains.find(({ id }) => id === chainId)?.rpcUrl ?? ''
}

function nodeOf(chainId: ChainId) {
  return startCountingNode(chainUrl(chainId))
}

const address = (chainId: ChainId) => `/api/market${chainId === main ? '' : `?chain=${chainId}`}`
const ask = (path: string) => fetch(`${server.url}${path}`)

async function snapshotOf(chainId: ChainId): Promise<MarketSnapshot & { age: number }> {
  const response = await ask(address(chainId))
  expect(response.status).toBe(200)
  return { ...(await response.json()), age: Number(response.headers.get('x-market-age')) }
}

async function health() {
  const response = await ask('/api/health')
  const { market: ofMain, markets, nodes: asked } = Object(await response.json())
  return {
    status: response.status,
    markets: { [main]: ofMain, [second]: markets?.[second] } as Record<ChainId, { ok: boolean }>,
    nodes: asked as Record<ChainId, { ok: boolean }>,
  }
}

const height = async (chainId: ChainId) => BigInt(String(await callRpc(chainUrl(chainId), 'eth_blockNumber')))

async function untilShown(chainId: ChainId): Promise<void> {
  const block = await height(chainId)
  await vi.waitFor(async () => {
    expect(BigInt((await snapshotOf(chainId)).block.number)).toBeGreaterThanOrEqual(block)
  }, patient)
}

/** Buys from the pair of a chain, in a new block. */
async function trade(chainId: ChainId): Promise<void> {
  const { exchange, otherExchanges, tokens } = chains.deployment
  const { router, wrappedNative } = chainId === main ? exchange : (otherExchanges[0] ?? exchange)
  const token = tokens[pairOf[chainId].split('-')[0] ?? '']?.address ?? '0x'
  const [buyer] = (await callRpc(chainUrl(chainId), 'eth_accounts')) as `0x${string}`[]
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'swapExactETHForTokens',
    args: [0n, [wrappedNative, token], buyer ?? '0x', 2n ** 40n],
  })
  const paid = toHex(10n ** 17n * BigInt(chainId - main + 1))
  const hash = await callRpc(chainUrl(chainId), 'eth_sendTransaction', [
    { from: buyer, to: router, data, value: paid, gas: '0x7a120' },
  ])
  await vi.waitFor(async () => {
    const receipt = await callRpc(chainUrl(chainId), 'eth_getTransactionReceipt', [hash])
    expect(receipt).toMatchObject({ status: '0x1' })
  }, patient)
}

test('the pools of both chains have one address, and each chain has a market', async () => {
  const { pools } = chains.deployment
  expect(pools['FISH-ETH']).toBe(pools['CAT-ETH'])
  for (const chainId of [main, second] as const) {
    await untilShown(chainId)
    const { chainId: named, pairs } = await snapshotOf(chainId)
    expect(named).toBe(chainId)
    const priced = pairs.filter(({ price }) => price !== null).map(({ name }) => name)
    expect(priced).toEqual([pairOf[chainId]])
    expect(pairs.map(({ name }) => name).includes('FISH-ETH')).toBe(chainId === second)
  }
  expect((await ask('/api/market?chain=1')).status).toBe(400)
})

describe.each<[stopped: ChainId, other: ChainId]>([
  [second, main],
  [main, second],
])('while the node of chain %i does not answer', (stopped, other) => {
  test(`the market of chain ${other} goes on, and health names the failing chain`, async () => {
    await Promise.all([untilShown(stopped), untilShown(other)])
    const before = await snapshotOf(stopped)
    nodes[stopped].change(() => Promise.reject(new Error('The node is down')))
    try {
      await trade(stopped)
      for (let round = 0; round < 3; round++) {
        await trade(other)
        await untilShown(other)
      }
      await vi.waitFor(async () => {
        const { status, markets, nodes: asked } = await health()
        expect(status).toBe(503)
        expect([markets[stopped].ok, asked[stopped].ok]).toEqual([false, false])
        expect([markets[other].ok, asked[other].ok]).toEqual([true, true])
      }, patient)
      // The chain shows its last known prices with their age, as one chain does.
      const shown = await snapshotOf(stopped)
      expect(shown.block).toEqual(before.block)
      expect(shown.age).toBeGreaterThan(before.age)
    } finally {
      nodes[stopped].change(null)
    }
    await untilShown(stopped)
    await vi.waitFor(async () => expect((await health()).status).toBe(200), patient)
  }, 120_000)
})

test('histories of pools with one address stay apart, and each equals a fresh index of its chain', async () => {
  const asked = (chainId: ChainId) => {
    const now = Math.floor(Date.now() / 1000)
    const hour = now - (now % 3_600)
    const pair = pairOf[chainId]
    const candles = `/api/market/${pair}/candles?interval=1h&from=${hour - 14 * day}&to=${hour + 3_600}`
    const trades = `/api/market/${pair}/trades`
    return { pair, candles, trades }
  }
  for (const chainId of [main, second] as const) {
    for (let round = 0; round < chainId - main + 1; round++) await trade(chainId)
    await untilShown(chainId)
  }
  const found: Record<string, { candles: CandlePage['candles']; trades: TradePage['trades'] }> = {}
  for (const chainId of [main, second] as const) {
    const { pair, candles, trades } = asked(chainId)
    const fresh = await freshIndex(chainId)
    try {
      // The history is read backward, day by day.
      await vi.waitFor(async () => {
        const served: CandlePage = await (await ask(candles)).json()
        const expected: CandlePage = await (await fresh.candles(candles, pair)).json()
        expect(served.candles).toEqual(expected.candles)
        expect(served.candles.filter(({ volume }) => volume.base !== '0').length).toBeGreaterThan(300)
        const page: TradePage = await (await ask(trades)).json()
        const whole: TradePage = await (await fresh.trades(trades, pair)).json()
        expect(page.trades.map(withoutAccount)).toEqual(whole.trades.map(withoutAccount))
        // The accounts are read from the chain of the pair, whose newest trade is the one of this test.
        const [buyer] = (await callRpc(chainUrl(chainId), 'eth_accounts')) as string[]
        expect(page.trades[0]?.account?.toLowerCase()).toBe(buyer?.toLowerCase())
        expect(page.trades.length).toBeGreaterThan(20)
        found[pair] = { candles: served.candles, trades: page.trades }
      }, patient)
    } finally {
      await fresh.close()
    }
  }
  expect(found['CAT-ETH']?.candles).not.toEqual(found['FISH-ETH']?.candles)
  expect(found['CAT-ETH']?.trades).not.toEqual(found['FISH-ETH']?.trades)
}, 180_000)

const withoutAccount = ({ account: _, ...trade }: TradePage['trades'][number]) => trade

/** Reads the whole history of one chain into an empty database, and answers from it as the server does. */
async function freshIndex(chainId: ChainId) {
  const place = await createTestDatabase('pglite')
  if (!place) throw new Error('PGlite is missing')
  const opened = await openDatabase(place.location)
  const database = onChain(opened, chainId)
  const manifest = parseDemoManifest(JSON.stringify(chains.deployment))
  const { settings: whole } = describeDeployment(community, parseEnv({}), manifest)
  const settings = settingsOn(whole, chainId)
  const pools = deployedPools(settings, community.pairs)
  const client = createClient({ transport: http(chainUrl(chainId)) })
  const fence = await takeLease(database, 'a fresh index')
  const head = await readHead(client)
  if (!fence || !head) throw new Error('The chain cannot be indexed')
  const renewing = setInterval(() => void renewLease(database, fence, null), 2_000)
  await createHistorySync({
    ...{ database, client, pools, finality: 3, days: 30, isReplaceable: true },
  }).catchUp(head, fence, new AbortController().signal)
  clearInterval(renewing)
  const pairs = pairsOn(whole, community.pairs, chainId).map(({ name }) => name)
  const ports = { database: async () => database, pairs, pools }
  const requestFor = (path: string) => new Request(`http://cats.example${path}`)
  return {
    candles: (path: string, pair: string) =>
      answerCandles(requestFor(path), pair, {
        ...{ ...ports, now: () => new Date(), finality: 3, isLasting: false },
      }),
    trades: (path: string, pair: string) =>
      answerTrades(requestFor(path), pair, { ...ports, readAccounts: null, explorer: null }),
    close: async () => {
      await opened.close()
      await place.remove()
    },
  }
}

test.each([1, 100])(
  'with %i visitors the server reads each chain once a block, and asks for a new block at most once a second',
  async (visitors) => {
    await Promise.all([untilShown(main), untilShown(second)])
    for (const chainId of [main, second] as const) nodes[chainId].calls.length = 0
    const begun = performance.now()
    const blocks = 4
    for (let block = 0; block < blocks; block++) {
      await Promise.all(([main, second] as const).map(trade))
      // The server accepts a hundred connections of one address.
      for (let visitor = 0; visitor < visitors; visitor += 20)
        await Promise.all(
          Array.from({ length: Math.min(20, visitors - visitor) }, () =>
            Promise.all(([main, second] as const).map(snapshotOf)),
          ),
        )
      await Promise.all([untilShown(main), untilShown(second)])
    }
    const seconds = (performance.now() - begun) / 1_000
    for (const chainId of [main, second] as const) {
      const looks = nodes[chainId].calls.filter((method) => method === 'eth_getBlockByNumber').length
      const reads = nodes[chainId].calls.length - looks
      expect(reads, `chain ${chainId}`).toBeLessThanOrEqual(blocks)
      expect(looks, `chain ${chainId}`).toBeLessThanOrEqual(blocks + seconds)
    }
  },
  120_000,
)

test('the market of a chain goes on after the node of the other chain has been killed', async () => {
  const [, pid] = chains.pids
  if (!pid) throw new Error('The second chain has no process')
  await Promise.all([untilShown(main), untilShown(second)])
  process.kill(pid, 'SIGKILL')
  for (let round = 0; round < 2; round++) {
    await trade(main)
    await untilShown(main)
  }
  await vi.waitFor(async () => {
    const { markets } = await health()
    expect([markets[main].ok, markets[second].ok]).toEqual([true, false])
  }, patient)
}, 120_000)

test('a server that starts while a node is down serves the other chain', async () => {
  vi.resetModules()
  vi.stubEnv('LOVE98_DATA', join(folder, 'later'))
  await copyDatabaseTemplate(join(folder, 'later'))
  const later = await serve()
  try {
    const answer = async (chainId: ChainId) => {
      const response = await fetch(`${later.url}${address(chainId)}`)
      return [response.status, (await response.json()) as { code?: string; chainId?: number }] as const
    }
    await vi.waitFor(async () => {
      expect(await answer(main)).toEqual([200, expect.objectContaining({ chainId: main })])
    }, patient)
    expect(await answer(second)).toEqual([503, expect.objectContaining({ code: 'node-unavailable' })])
    expect(await answer(main)).toEqual([200, expect.objectContaining({ chainId: main })])
  } finally {
    await later.stop()
  }
}, 120_000)
