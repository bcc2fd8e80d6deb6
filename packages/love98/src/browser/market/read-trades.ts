import { parseTradePage } from '@/domain/market/parse-trade-page'
import type { TradePage } from '@/domain/market/trade'
import { requestApi } from '../api/api'

/**
 * Requests trades of a pair (`GET /api/market/{pair}/trades`). The browser revalidates its cached answer.
 * @param before the cursor of an older page; null for the newest one
 * @throws {AppError} with the server's own code; without one `server-unavailable` or `unexpected`
 */
export function readTrades(pair: string, before: string | null): Promise<TradePage> {
  return requestApi({
    method: 'GET',
    path: `/api/market/${encodeURIComponent(pair)}/trades`,
    query: { before: before ?? undefined },
    cache: 'no-cache',
    timeout: 10_000,
    parse: (answer) => parseTradePage(answer, pair),
  })
}
