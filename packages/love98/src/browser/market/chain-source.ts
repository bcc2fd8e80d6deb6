import type { ReceivedMarket } from './market-reading'

/**
 * Reads the market from the chain, for a static site. The first code of a page sets it, which may import the wallet; a
 * module of its own keeps the polling out of that code.
 */
export const chainSource: { read: () => Promise<ReceivedMarket> } = {
  read: () => Promise.reject(new Error('The market has no source.')),
}
