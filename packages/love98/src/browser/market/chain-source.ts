import type { MarketChain } from '@/domain/market/market-chain'
import type { MarketSnapshot } from '@/domain/market/snapshot'

/** A snapshot with its times, ms since 1970 by the clock of this page. */
export type ReceivedMarket = {
  readonly snapshot: MarketSnapshot
  readonly receivedAt: number
  /** When it was the newest state of the chain: the time of its block by the server's clock. */
  readonly readAt: number
}

/**
 * Reads the market from the chain, for a static site. The first code of a page sets it, which may import the wallet; a
 * module of its own keeps the polling out of that code.
 */
export const chainSource: { read: (chain: MarketChain) => Promise<ReceivedMarket> } = {
  read: () => Promise.reject(new Error('The market has no source.')),
}
