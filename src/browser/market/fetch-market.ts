import { parseSnapshot } from '@/domain/market/parse-snapshot'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { requestApi } from '../api/api'

/** A snapshot with its times, ms since 1970 by the clock of this page. */
export type ReceivedMarket = {
  readonly snapshot: MarketSnapshot
  readonly receivedAt: number
  /** When it was the newest state of the chain: the time of its block by the server's clock. */
  readonly readAt: number
}

/**
 * Requests the market from our server. The browser revalidates its cached answer, which takes a few hundred bytes if no
 * block came.
 * @throws {LoveError} `node-unavailable`, `server-unavailable` or `unexpected`
 */
export function fetchMarket(): Promise<ReceivedMarket> {
  return requestApi({
    method: 'GET',
    path: '/api/market',
    cache: 'no-cache',
    timeout: 10_000,
    parse(answer, headers) {
      const receivedAt = Date.now()
      const age = numberOf(headers.get('x-market-age')) + numberOf(headers.get('age')) * 1000
      return { snapshot: parseSnapshot(answer), receivedAt, readAt: receivedAt - age }
    },
  })
}

/** A missing or invalid header counts as 0. */
function numberOf(header: string | null): number {
  return /^\d{1,12}$/.test(header ?? '') ? Number(header) : 0
}
