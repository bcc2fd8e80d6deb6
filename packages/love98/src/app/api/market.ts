import { deployedPools } from '@/chain/market/market-pools'
import { pairChainId, pairsOn, settingsOn } from '@/domain/community/chain-settings'
import { AppError } from '@/domain/errors'
import { finalityOf } from '@/domain/market/history-settings'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { database } from '@/server/db/database'
import { servedSettings } from '@/server/exchange/router-check'
import { minute, rateLimit } from '@/server/http/rate-limit'
import { route } from '@/server/http/route'
import { answerCandles } from '@/server/market/history/answer-candles'
import { onChain } from '@/server/market/market-database'
import { answerQuote } from '@/server/market/quotes/answer-quote'
import { createQuoteReader, type QuoteReader } from '@/server/market/quotes/quote-reader'
import { marketAnswer, marketCaching, type ServedSnapshot } from '@/server/market/snapshot'
import { answerTrades } from '@/server/market/trades/answer-trades'
import { createAccountReader, type ReadAccounts } from '@/server/market/trades/trade-accounts'
import { nodeClient } from '@/server/rpc/node-client'
import { nodeCallsAt } from '@/server/rpc/served-nodes'
import { errors } from '@/texts/errors'
import { community } from '../community'
import { deployment, market, marketChainIds } from './deployment'

/** The longest time that a request waits for the first snapshot, ms. */
const patience = 3_000

export const marketRoutes = [
  /**
   * Reserves and prices of all pairs of a chain at one block: `MarketSnapshot`. `?chain=` names a chain other than the
   * main one. While a snapshot exists, the HTTP server answers before this route (`server/delivery/answer-market.ts`).
   * This route waits for the first snapshot, and answers with an error if none comes.
   */
  route({
    method: 'GET',
    path: '/api/market',
    caching: marketCaching,
    async answer({ request }) {
      const chainId = chainIn(new URL(request.url).searchParams)
      if (typeof chainId === 'string') return refusal(chainId)
      const reader = market(chainId)
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
    async answer({ request, parameters: { pair = '' } }) {
      const { history } = deployment()
      const { settings, database, pairs, pools } = marketOf(pair)
      return answerCandles(request, pair, {
        ...{ database, pairs, pools },
        now: () => new Date(),
        finality: history.finality.get(settings.exchange.chainId) ?? finalityOf(undefined),
        isLasting: !settings.demo,
      })
    },
  }),
  /** Trades of a pair, newest first: `TradePage`. */
  route({
    method: 'GET',
    path: '/api/market/[pair]/trades',
    limit: rateLimit('market', 240, minute),
    async answer({ request, parameters: { pair = '' } }) {
      const { settings, database, pairs, pools } = marketOf(pair)
      const { chainId } = settings.exchange
      return answerTrades(request, pair, {
        ...{ database, pairs, pools },
        readAccounts: accountReader(chainId),
        explorer: settings.chains.find(({ id }) => id === chainId)?.explorer?.url ?? null,
      })
    },
  }),
  /** The outputs of the routes of a pair through pools of V3 and V4, at the block of the snapshot: `RouteQuotes`. */
  route({
    method: 'GET',
    path: '/api/market/quote',
    limit: rateLimit('quotes', 240, minute),
    async answer({ request }) {
      const pair = new URL(request.url).searchParams.get('pair') ?? ''
      const { chainId, pairs, pools } = marketOf(pair)
      return answerQuote(request, {
        ...{ pairs, pools },
        settings: settingsOn(await servedSettings(deployment()), chainId),
        snapshot: () => newestSnapshot(chainId),
        reader: quoteReader(chainId),
      })
    },
  }),
]

/** Returns the chain of a query, or the problem in words for programmers. Pages in a frame of another site add `frame`. */
function chainIn(parameters: URLSearchParams): number | string {
  const { settings } = deployment()
  const [text, second] = parameters.getAll('chain')
  if (text === undefined) return settings.exchange.chainId
  if (second !== undefined) return 'chain: must stand once'
  return marketChainIds().find((id) => String(id) === text) ?? 'chain: is not a chain with pairs'
}

function refusal(problem: string): Response {
  return Response.json({ code: 'bad-request', message: errors['bad-request'], problem }, { status: 400 })
}

/** The market of the chain of a pair; the main chain's for a pair that is not configured, which every answer refuses. */
function marketOf(pair: string) {
  const { settings: whole } = deployment()
  const chainId = pairChainId(whole, pair)
  const settings = settingsOn(whole, chainId)
  return {
    ...{ chainId, settings },
    database: async () => onChain(await database(), chainId),
    pairs: pairsOn(whole, community.pairs, chainId).map(({ name }) => name),
    pools: deployedPools(settings, community.pairs),
  }
}

const read = new Map<number, { readonly from: ServedSnapshot; readonly snapshot: MarketSnapshot }>()

/** Returns the snapshot of a chain that pages get, which is parsed once. */
async function newestSnapshot(chainId: number): Promise<MarketSnapshot | null> {
  const reader = market(chainId)
  reader?.keepAwake()
  const from = await reader?.wait(patience)
  if (!from) return null
  const known = read.get(chainId)
  if (known?.from.variants === from.variants) return known.snapshot
  const snapshot = JSON.parse(from.variants.identity.body.toString()) as MarketSnapshot
  read.set(chainId, { from, snapshot })
  return snapshot
}

const quotes = new Map<number, QuoteReader>()

function quoteReader(chainId: number): QuoteReader | null {
  const { settings, nodes } = deployment()
  const url = nodes.get(chainId)
  if (!url) return null
  const reader =
    quotes.get(chainId) ??
    createQuoteReader({ client: nodeClient(url), quoters: settingsOn(settings, chainId).exchange })
  quotes.set(chainId, reader)
  return reader
}

const accounts = new Map<number, ReadAccounts>()

function accountReader(chainId: number): ReadAccounts | null {
  const url = deployment().nodes.get(chainId)
  if (!url) return null
  const reader = accounts.get(chainId) ?? createAccountReader(nodeCallsAt(url))
  accounts.set(chainId, reader)
  return reader
}
