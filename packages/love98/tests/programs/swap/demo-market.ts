import community from '@community/config'
import { expect, vi } from 'vitest'
import { followMarket, marketReading, refreshMarket } from '@/browser/market/market-reading'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { pairSymbols } from '@/domain/swap/pair'
import { readReserves } from '../../chain/swap/demo-swaps'
import type { DemoChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'

/** The server's answer about the demo's pools now. */
export async function demoSnapshot(chains: DemoChains): Promise<MarketSnapshot> {
  const { number, hash, timestamp } = await chains.client.getBlock()
  const pools = await readReserves(chains)
  const pairs = community.pairs.map(({ name }) => {
    const [base, token] = pairSymbols(name).map((symbol) => {
      const { tokens, exchange } = chains.deployment
      return symbol === 'ETH'
        ? { address: exchange.wrappedNative, decimals: 18 }
        : (tokens[symbol] ?? expect.unreachable(symbol))
    })
    if (!base || !token) return expect.unreachable(name)
    const pool = pools.find(({ path }) => path.includes(base.address) && path.includes(token.address))
    const of = (address: `0x${string}`) => String(pool?.held[pool.path.indexOf(address)])
    return {
      name,
      decimals: { base: base.decimals, token: token.decimals },
      reserves: { base: of(base.address), token: of(token.address) },
      price: { numerator: '1', denominator: '1' },
      depth: '1',
      day: null,
      supply: null,
    }
  })
  return { chainId: 31_337, block: { number: String(number), hash, timestamp: Number(timestamp) }, pairs }
}

/** The page reads the market as it is now. */
export async function readMarket(chains: DemoChains) {
  const { number } = await chains.client.getBlock()
  refreshMarket(null)
  await vi.waitFor(() => expect(marketReading(null).snapshot?.block.number).toBe(String(number)), waitOptions)
}

/** Answers the page's question for the market from the demo's pools. @returns a function that ends this */
export function followDemoMarket(chains: DemoChains): () => void {
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    String(address).endsWith('/api/market')
      ? Response.json(await demoSnapshot(chains))
      : realFetch(address, init),
  )
  const unfollow = followMarket(null, () => undefined)
  return () => {
    unfollow()
    vi.stubGlobal('fetch', realFetch)
  }
}
