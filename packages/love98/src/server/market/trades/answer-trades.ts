import { AppError } from '@/domain/errors'
import type { MarketPool } from '@/domain/market/pool-event'
import { parseTradeCursor, type TradePage, type TradePlace } from '@/domain/market/trade'
import { taggedAnswer } from '@/server/http/tagged-answer'
import { errors } from '@/texts/errors'
import type { MarketDatabase } from '../market-database'
import { readTrades, storeAccounts } from './stored-trades'
import type { ReadAccounts } from './trade-accounts'

export type TradePorts = {
  readonly database: () => Promise<MarketDatabase>
  /** `pairs` has the names of all configured pairs; `pools` has the pairs with a pool. */
  readonly pairs: readonly string[]
  readonly pools: readonly MarketPool[]
  /** Null if the chain has no node. */
  readonly readAccounts: ReadAccounts | null
  readonly explorer: string | null
}

type StoredPage = Omit<TradePage, 'explorer'>

/** Caches keep a page as long as a snapshot of the market. */
const caching = 'public, max-age=0, s-maxage=2'

/**
 * Returns trades of a pair: `TradePage` with a strong ETag, 304 if the client has it, or 400 with the problem.
 * @throws {AppError} `database-unavailable`
 */
export async function answerTrades(request: Request, pair: string, ports: TradePorts): Promise<Response> {
  if (!ports.pairs.includes(pair)) return refusal('pair: is not one of the pairs')
  const query = parseTradeQuery(new URL(request.url).searchParams)
  if ('problem' in query) return refusal(query.problem)
  const pool = ports.pools.find(({ name }) => name === pair)
  const page: StoredPage = pool ? await readPage(ports, pool, query.before) : { pair, trades: [], next: null }
  return taggedAnswer(request, JSON.stringify({ ...page, explorer: ports.explorer }), {
    'content-type': 'application/json',
    'cache-control': caching,
  })
}

async function readPage(
  { database, readAccounts }: TradePorts,
  pool: MarketPool,
  before: TradePlace | null,
): Promise<StoredPage> {
  const opened = await database()
  const page = await readTrades(opened, pool, before)
  const missing = page.trades.filter(({ account }) => account === null)
  if (missing.length === 0 || !readAccounts) return page
  const accounts = await readAccounts(missing.map(({ transactionHash }) => transactionHash))
  await storeAccounts(opened, pool, page, accounts).catch((error: unknown) => {
    // The page is complete without the write; a later request writes again.
    if (!(error instanceof AppError)) throw error
  })
  const trades = page.trades.map((trade) => ({
    ...trade,
    account: trade.account ?? accounts.get(trade.transactionHash) ?? null,
  }))
  return { ...page, trades }
}

function refusal(problem: string): Response {
  return Response.json({ code: 'bad-request', message: errors['bad-request'], problem }, { status: 400 })
}

/**
 * Parses the query of an address: `before`, the cursor of the page before, at most once. Pages in a frame of another
 * site add `frame`.
 * @returns the query, or the problem in words for programmers without data from the query
 */
function parseTradeQuery(
  parameters: URLSearchParams,
): { readonly before: TradePlace | null } | { readonly problem: string } {
  if ([...parameters.keys()].some((name) => name !== 'before' && name !== 'frame'))
    return { problem: 'query: only before is known' }
  const [text, second] = parameters.getAll('before')
  if (second !== undefined) return { problem: 'before: must stand once' }
  if (text === undefined) return { before: null }
  const before = parseTradeCursor(text)
  return before ? { before } : { problem: 'before: must be a block and a log index, such as 21000000-5' }
}
