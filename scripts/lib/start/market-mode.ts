import { UserError } from '../user-error.mjs'

/**
 * What happens in the demo's pools. `live`: 14 days of history, then a trade every few seconds; `history`: the past alone;
 * `quiet`: neither, so that nothing changes but by what a visitor does.
 */
export type MarketMode = 'live' | 'history' | 'quiet'

/**
 * Reads `DEMO_MARKET`.
 * @throws {UserError}
 */
export function readMarketMode({ DEMO_MARKET }: Readonly<Record<string, string | undefined>>): MarketMode {
  const mode = DEMO_MARKET?.trim() || 'live'
  if (mode === 'live' || mode === 'history' || mode === 'quiet') return mode
  throw new UserError(`DEMO_MARKET is "${mode}": choose live, history or quiet.`)
}
