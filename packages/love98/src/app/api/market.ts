import { deployedPools } from '@/chain/market/market-pools'
import { AppError } from '@/domain/errors'
import { database } from '@/server/db/database'
import { minute, rateLimit } from '@/server/http/rate-limit'
import { route } from '@/server/http/route'
import { answerCandles } from '@/server/market/history/answer-candles'
import { marketAnswer, marketCaching } from '@/server/market/snapshot'
import { answerTrades } from '@/server/market/trades/answer-trades'
import { createAccountReader, type ReadAccounts } from '@/server/market/trades/trade-accounts'
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
]

let readAccounts: ReadAccounts | null | undefined

function accountReader(): ReadAccounts | null {
  const { settings, nodes } = deployment()
  const url = nodes.get(settings.exchange.chainId)
  readAccounts ??= url ? createAccountReader(nodeCallsAt(url)) : null
  return readAccounts
}
