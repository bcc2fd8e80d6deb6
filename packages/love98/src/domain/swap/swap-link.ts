import { assetReference } from '@/domain/asset'
import type { MarketChain } from '@/domain/market/market-chain'
import { pairSymbols } from './pair'

type PairSides = { readonly name: string }
type TokenAddresses = Readonly<Record<string, { readonly address: string | null }>>

/**
 * The swap site's address for a pair. `{base}` and `{token}` in the configured address stand for the two sides: `ETH`
 * or a contract address; without them every pair opens the same page. Null when a side has no address yet, and for a pair
 * of another chain, because its addresses stand for something else on the chain of the site.
 */
export function swapLink(
  site: string,
  pair: PairSides,
  tokens: TokenAddresses,
  chain: MarketChain,
): string | null {
  const [base, token] = pairSymbols(pair.name).map((symbol) => assetReference(symbol, tokens))
  if (!site.includes('{base}') && !site.includes('{token}')) return site
  if (!base || !token || chain !== null) return null
  return site.replaceAll('{base}', base).replaceAll('{token}', token)
}
