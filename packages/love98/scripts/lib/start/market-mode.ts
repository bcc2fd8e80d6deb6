import { UserError } from '../user-error.mjs'

/**
 * The activity in the demo's pools. `live`: 14 days of history, then a trade every few seconds; `history`: only the
 * past; `quiet`: neither, so that only visitors change the pools.
 */
export type MarketMode = 'live' | 'history' | 'quiet'

/**
 * Reads `DEMO_MARKET`.
 * @throws {UserError} if the value is unknown
 */
export function readMarketMode({ DEMO_MARKET }: Readonly<Record<string, string | undefined>>): MarketMode {
  const mode = DEMO_MARKET?.trim() || 'live'
  if (mode === 'live' || mode === 'history' || mode === 'quiet') return mode
  throw new UserError(`DEMO_MARKET is "${mode}": choose live, history or quiet.`)
}
