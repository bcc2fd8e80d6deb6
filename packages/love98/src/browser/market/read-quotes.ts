import { parseRouteQuotes, type RouteQuote } from '@/domain/swap/route-quotes'
import type { SwapDirection } from '@/domain/swap/swap-route'
import { requestApi } from '../api/api'

type QuoteRequest = {
  readonly pair: string
  readonly direction: SwapDirection
  /** Smallest units of the sold side. */
  readonly amountIn: bigint
}

/**
 * Requests the quotes of the routes of a pair through pools of V3 and V4 (`GET /api/market/quote`).
 * @param signal cancels the request
 * @throws {AppError} with the server's own code; without one `server-unavailable` or `unexpected`
 */
export async function readQuotes(
  { pair, direction, amountIn }: QuoteRequest,
  signal: AbortSignal,
): Promise<readonly RouteQuote[]> {
  const { quotes } = await requestApi({
    method: 'GET',
    path: '/api/market/quote',
    query: { pair, direction, amount: String(amountIn) },
    cache: 'no-cache',
    timeout: 10_000,
    signal,
    parse: parseRouteQuotes,
  })
  return quotes
}
