import { parseSnapshot } from '@/domain/market/parse-snapshot'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { requestApi } from '../api/api'

/** A snapshot with its times, ms since 1970 by the clock of this page. */
export type ReceivedMarket = { snapshot: MarketSnapshot; receivedAt: number; readAt: number }

/** Asks our server for the market. @throws {LoveError} `node-unavailable`, `server-unavailable` or `unexpected` */
export async function fetchMarket(): Promise<ReceivedMarket> {
  const snapshot = await requestApi({
    method: 'GET',
    path: '/api/market',
    parse: parseSnapshot,
    timeout: 10_000,
  })
  const receivedAt = Date.now()
  return { snapshot, receivedAt, readAt: receivedAt }
}
