import { createClient, http } from 'viem'
import { buildSnapshot } from '@/chain/market/build-snapshot'
import { marketPools } from '@/chain/market/market-pools'
import { readPoolStates } from '@/chain/market/read-pool-states'
import type { SwapPair } from '@/domain/community/community'
import { mainExchangeOf } from '@/domain/community/main-exchange'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { parseRouteQuotes, type RouteQuotes } from '@/domain/swap/route-quotes'
import { type SwapDirection, swapRoutes } from '@/domain/swap/swap-route'
import { answerQuote } from '@/server/market/quotes/answer-quote'
import { createQuoteReader, type QuoteReader } from '@/server/market/quotes/quote-reader'
import type { ExchangeChain } from '../../../support/exchange-chain'

export const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

export type QuotedPair = Pick<SwapPair, 'name' | 'pool'>

/** The contracts of the chain as pages get them. */
export function contractsOn(chain: ExchangeChain) {
  const token = (symbol: keyof ExchangeChain['tokens'], decimals: number) => ({
    ...{ name: symbol, decimals, address: chain.tokens[symbol] },
  })
  return {
    tokens: { CAT: token('CAT', 18), USD: token('USD', 6), ONE: token('ONE', 0), DEEP: token('DEEP', 30) },
    exchange: {
      ...mainExchangeOf({ venues: chain.venues, chains: [] }),
      wrappedNative: chain.wrappedNative,
    },
  }
}

/** Returns the snapshot of pairs at the newest block, as the market reader builds it. */
export async function snapshotOf(
  chain: ExchangeChain,
  pairs: readonly QuotedPair[],
): Promise<MarketSnapshot> {
  const contracts = contractsOn(chain)
  const pools = marketPools(contracts, pairs)
  const { number, hash, parentHash, timestamp } = await chain.client.getBlock()
  const states = await readPoolStates(chain.client, multicall3, pools, hash)
  return buildSnapshot(
    { contracts, pairs, pools },
    {
      head: { number, hash, parentHash, timestamp: Number(timestamp) },
      states: new Map(pools.map(({ id }, index) => [id, states[index] ?? null])),
      ...{ days: new Map(), supplies: new Map() },
    },
  )
}

type Options = {
  /** The address of the node; default: that of the chain. */
  url?: string
  snapshot?: () => Promise<MarketSnapshot | null>
  reader?: QuoteReader | null
  times?: Parameters<typeof createQuoteReader>[1]
  now?: () => number
}

/** The route of quotes with its real parts, and a snapshot of the newest block. */
export async function quotedMarket(
  chain: ExchangeChain,
  pairs: readonly QuotedPair[],
  options: Options = {},
) {
  const settings = contractsOn(chain)
  const pools = marketPools(settings, pairs)
  let snapshot = await snapshotOf(chain, pairs)
  const client = createClient({ transport: http(options.url ?? chain.url, { retryCount: 0 }) })
  const reader =
    options.reader === undefined
      ? createQuoteReader(
          { client, quoters: settings.exchange },
          options.times ?? { pace: 0, afterFailure: 0 },
          options.now,
        )
      : options.reader
  const ask = (query: string, headers = {}) =>
    answerQuote(new Request(`http://cats.example/api/market/quote?${query}`, { headers }), {
      ...{ settings, pools, reader, pairs: pairs.map(({ name }) => name) },
      snapshot: options.snapshot ?? (async () => snapshot),
    })
  return {
    ask,
    pools,
    routes: (pair: string, direction: SwapDirection) => swapRoutes(settings, pools, pair, direction),
    async quotes(pair: string, direction: SwapDirection, amount: bigint): Promise<RouteQuotes> {
      const answer = await ask(`pair=${pair}&direction=${direction}&amount=${amount}`)
      return parseRouteQuotes(await answer.json())
    },
    /** Continues at the newest block. */
    async follow() {
      snapshot = await snapshotOf(chain, pairs)
    },
    snapshot: () => snapshot,
  }
}
