import { deployedPools } from '@/chain/market/market-pools'
import { AppError } from '@/domain/errors'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { database } from '@/server/db/database'
import { servedSettings } from '@/server/exchange/router-check'
import { minute, rateLimit } from '@/server/http/rate-limit'
import { route } from '@/server/http/route'
import { answerCandles } from '@/server/market/history/answer-candles'
import { answerQuote } from '@/server/market/quotes/answer-quote'
import { createQuoteReader, type QuoteReader } from '@/server/market/quotes/quote-reader'
import { marketAnswer, marketCaching, type ServedSnapshot } from '@/server/market/snapshot'
import { answerTrades } from '@/server/market/trades/answer-trades'
import { createAccountReader, type ReadAccounts } from '@/server/market/trades/trade-accounts'
import { nodeClient } from '@/server/rpc/node-client'
import { nodeCallsAt } from '@/server/rpc/served-nodes'
import { community } from '../community'
import { deployment, market } from './deployment'

/** The longest time that a request waits for the first snapshot, ms. */
const patience = 3_000

export const marketRoutes = [
  /**
   * Reserves and prices of all pairs at one block: `MarketSnapshot`. While a snapshot exists, the HTTP server
   * answers before this route (`server/delivery/answer-market.ts`). This route waits for the first snapshot,
   * and answers with an error if none comes.
   */
  route({
    method: 'GET',
    path: '/api/market',
    caching: marketCaching,
    async answer() {
      const reader = market()
      reader?.keepAwake()
      const published = await reader?.wait(patience)
      if (!published)
        throw new AppError(reader?.status().isDatabaseAway ? 'database-unavailable' : 'node-unavailable')
      return marketAnswer(published)
    },
  }),
  /** Candles of a pair: `CandlePage`. */
  route({
    method: 'GET',
    path: '/api/market/[pair]/candles',
    limit: rateLimit('market', 240, minute),
    async answer({ request, parameters }) {
      const { settings, history } = deployment()
      return answerCandles(request, parameters.pair ?? '', {
        database,
        now: () => new Date(),
        pairs: community.pairs.map(({ name }) => name),
        pools: deployedPools(settings, community.pairs),
        finality: history.finality,
        isLasting: !settings.demo,
      })
    },
  }),
  /** Trades of a pair, newest first: `TradePage`. */
  route({
    method: 'GET',
    path: '/api/market/[pair]/trades',
    limit: rateLimit('market', 240, minute),
    async answer({ request, parameters }) {
      const { settings } = deployment()
      return answerTrades(request, parameters.pair ?? '', {
        database,
        pairs: community.pairs.map(({ name }) => name),
        pools: deployedPools(settings, community.pairs),
        readAccounts: accountReader(),
        explorer: settings.chains.find(({ id }) => id === settings.exchange.chainId)?.explorer?.url ?? null,
      })
    },
  }),
  /** The outputs of the routes of a pair through pools of V3 and V4, at the block of the snapshot: `RouteQuotes`. */
  route({
    method: 'GET',
    path: '/api/market/quote',
    limit: rateLimit('quotes', 240, minute),
    async answer({ request }) {
      const { settings } = deployment()
      return answerQuote(request, {
        settings: await servedSettings(deployment()),
        pairs: community.pairs.map(({ name }) => name),
        pools: deployedPools(settings, community.pairs),
        snapshot: newestSnapshot,
        reader: quoteReader(),
      })
    },
  }),
]

let read: { readonly from: ServedSnapshot; readonly snapshot: MarketSnapshot } | undefined

/** Returns the snapshot that pages get, which is parsed once. */
async function newestSnapshot(): Promise<MarketSnapshot | null> {
  const reader = market()
  reader?.keepAwake()
  const from = await reader?.wait(patience)
  if (!from) return null
  if (read?.from.variants !== from.variants)
    read = { from, snapshot: JSON.parse(from.variants.identity.body.toString()) as MarketSnapshot }
  return read.snapshot
}

let quotes: QuoteReader | null | undefined

function quoteReader(): QuoteReader | null {
  const { settings, nodes } = deployment()
  const url = nodes.get(settings.exchange.chainId)
  quotes ??= url ? createQuoteReader({ client: nodeClient(url), quoters: settings.exchange }) : null
  return quotes
}

let readAccounts: ReadAccounts | null | undefined

function accountReader(): ReadAccounts | null {
  const { settings, nodes } = deployment()
  const url = nodes.get(settings.exchange.chainId)
  readAccounts ??= url ? createAccountReader(nodeCallsAt(url)) : null
  return readAccounts
}
