import type { CandleRequest } from '@/domain/charts/chart-range'
import type { CandlePage } from '@/domain/market/candle'
import { parseCandlePage } from '@/domain/market/parse-candle-page'
import { requestApi } from '../api/api'

/**
 * Requests candles of a pair (`GET /api/market/{pair}/candles`). Whole past intervals may come from the browser's
 * cache.
 * @throws {AppError} with the server's own code; without one `server-unavailable` or `unexpected`
 */
export function readCandles(pair: string, { interval, from, to }: CandleRequest): Promise<CandlePage> {
  return requestApi({
    method: 'GET',
    path: `/api/market/${encodeURIComponent(pair)}/candles`,
    query: { interval, from, to },
    cache: 'default',
    timeout: 10_000,
    parse: (answer) => parseCandlePage(answer, { pair, interval }),
  })
}
