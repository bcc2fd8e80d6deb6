import { nativeSymbol } from '../../src/domain/asset.ts'
import { inventedTokens } from './market.ts'

/** The parts of a community's file that the demo deploys. */
export type Market = {
  tokens: Readonly<Record<string, { name: string; decimals: number; chainId?: number | undefined }>>
  pairs: readonly { name: string; baseAsset: string; pool?: { kind: 'v2' | 'v3' | 'v4' } | undefined }[]
  venues?: readonly (number | { chainId: number })[] | undefined
  chains?: readonly { id: number }[] | undefined
}

/** The tokens and pairs of one chain. Prices and depths follow from the places in the whole market. */
export type ChainMarket = { whole: Market; symbols: readonly string[]; pairs: Market['pairs'] }

/** Returns a market with all tokens and pairs on one chain. */
export function onOneChain(whole: Market): ChainMarket {
  return { whole, symbols: Object.keys(whole.tokens), pairs: whole.pairs }
}

/**
 * Divides a market between the two chains of the demo. The second chain gets the tokens that the community's file puts
 * on other chains, with their pairs. A file without such tokens lends it the pair of
 * one token, see `lentToken`.
 * @returns `second` is null if nothing is left for it
 */
export function onTwoChains(whole: Market): { first: ChainMarket; second: ChainMarket | null } {
  const main = mainChainOf(whole)
  const written = Object.entries(whole.tokens).flatMap(([symbol, { chainId = main }]) =>
    chainId === main ? [] : [symbol],
  )
  const lent = written.length > 0 ? null : lentToken(whole)
  const elsewhere = new Set(lent ? [lent] : written)
  if (elsewhere.size === 0) return { first: onOneChain(whole), second: null }
  const isElsewhere = (symbol: string) => elsewhere.has(symbol)
  const isOnSecond = (pair: Market['pairs'][number]) => tokensOf(pair).some(isElsewhere)
  const symbols = Object.keys(whole.tokens)
  return {
    first: {
      whole,
      symbols: symbols.filter((symbol) => !isElsewhere(symbol)),
      pairs: whole.pairs.filter((pair) => !isOnSecond(pair)),
    },
    second: { whole, symbols: symbols.filter(isElsewhere), pairs: whole.pairs.filter(isOnSecond) },
  }
}

/** The chain of the first venue, or the first chain of a community without one. */
function mainChainOf({ venues = [], chains = [] }: Market): number | undefined {
  const [venue] = venues
  return (typeof venue === 'object' ? venue.chainId : venue) ?? chains[0]?.id
}

/**
 * Returns the token of the last pair against Ether whose token is in no other pair. The community's own token stays on
 * the first chain, as do assets that others are priced in.
 */
function lentToken({ tokens, pairs }: Market): string | null {
  const [own, ...others] = inventedTokens(tokens)
  const lent = pairs.findLast((pair) => {
    const [symbol = '', ...more] = tokensOf(pair)
    const isOnly = pairs.filter((each) => tokensOf(each).includes(symbol)).length === 1
    return more.length === 0 && symbol !== own && others.includes(symbol) && isOnly
  })
  return lent ? (tokensOf(lent)[0] ?? null) : null
}

/** Returns the symbols of a pair without Ether. */
function tokensOf({ name, baseAsset }: Market['pairs'][number]): readonly string[] {
  return [baseAsset, name.slice(baseAsset.length + 1)].filter((symbol) => symbol !== nativeSymbol)
}
