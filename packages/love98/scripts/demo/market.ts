import { parseUnits } from 'viem'

/** Prices of assets that communities trade against, in US dollars. */
const knownPrices: Readonly<Record<string, string>> = {
  ETH: '3000',
  WETH: '3000',
  USDC: '1',
  USDT: '1',
  DAI: '1',
  WBTC: '90000',
  cbBTC: '90000',
}

/** Invented prices of a community's other tokens, in the order of its file. */
const inventedPrices = [
  '0.0125',
  '0.0045',
  '0.0008',
  '0.00000025',
  '0.0000012',
  '0.000009',
  '0.0000006',
  '0.85',
  '0.08',
]

const otherPrice = '0.01'

/** The value of each side of the first pools, and of a pool of another base asset, in dollars. */
const firstDepths = [1_500_000, 900_000, 600_000]
const otherBaseDepth = 240_000
const otherDepth = 150_000

/** The tokens of a demo by symbol, in the order of the community's file. */
type Tokens = Readonly<Record<string, unknown>>

/** Returns the symbols of the tokens that have no known price: the community's own ones. */
export function inventedTokens(tokens: Tokens): readonly string[] {
  return Object.keys(tokens).filter((symbol) => !Object.hasOwn(knownPrices, symbol))
}

const fraction = 18

/** Returns the price of one token, in US dollars as decimal text. */
export function dollarPrice(symbol: string, tokens: Tokens): string {
  const known = Object.hasOwn(knownPrices, symbol) ? knownPrices[symbol] : undefined
  return known ?? inventedPrices[inventedTokens(tokens).indexOf(symbol)] ?? otherPrice
}

/**
 * Returns the amount of a token that some dollars buy.
 * @param decimals of the token
 * @param dollars a whole number
 * @returns in the token's smallest unit (wei for ETH), rounded down
 */
export function amountWorth(symbol: string, decimals: number, dollars: number, tokens: Tokens): bigint {
  const price = parseUnits(dollarPrice(symbol, tokens), fraction)
  return (BigInt(dollars) * 10n ** BigInt(fraction + decimals)) / price
}

/**
 * Returns the value of each side of a new pool, in dollars.
 * @param name of the pair
 * @param pairs all, in the order of the community's file
 */
export function poolDepth(
  name: string,
  pairs: readonly { readonly name: string; readonly baseAsset: string }[],
): number {
  const index = pairs.findIndex((pair) => pair.name === name)
  return firstDepths[index] ?? (pairs[index]?.baseAsset === pairs[0]?.baseAsset ? otherDepth : otherBaseDepth)
}
