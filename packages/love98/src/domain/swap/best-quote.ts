import { nativeSymbol } from '@/domain/asset'
import type { MarketPair } from '@/domain/market/snapshot'
import type { SwapRoute } from './swap-route'
import { pricesInNative } from './worth'

/** The output of a route, smallest units, and the gas of its pools. */
export type RoutedQuote = {
  readonly route: Pick<SwapRoute, 'via'>
  readonly amountOut: bigint
  readonly gas: bigint
}

/** The cost of a unit of gas in the bought asset as a fraction of its smallest units. */
export type GasCost = { readonly numerator: bigint; readonly denominator: bigint }

/** The usual gas of a swap in a pool of V2, which has no quoter. */
export const usualV2Gas = 75_000n

/** The usual gas of a transaction outside of the pools. */
const usualGas = { coin: 21_000n, 'v2-router': 45_000n, 'universal-router': 65_000n } as const

/**
 * Returns the quote with the largest output after the network fee; without a cost the output alone counts. Of equal ones
 * the first is returned.
 * @param cost null if the fee or the price of the coin in the bought asset is not known
 */
export function bestQuote<Quote extends RoutedQuote>(
  quotes: readonly Quote[],
  cost: GasCost | null,
): Quote | null {
  const worthOf = ({ route, amountOut, gas }: Quote) =>
    cost ? amountOut * cost.denominator - (gas + usualGas[route.via]) * cost.numerator : amountOut
  const [first = null, ...others] = quotes
  return others.reduce<Quote | null>(
    (best, quote) => (best && worthOf(quote) > worthOf(best) ? quote : best),
    first,
  )
}

/**
 * Returns the cost of a unit of gas in an asset, by the prices of the pools.
 * @param gasPrice wei
 * @returns null if no pools connect the asset with the native coin
 */
export function gasCostIn(
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
  gasPrice: bigint,
  pairs: readonly MarketPair[],
): GasCost | null {
  if (symbol === nativeSymbol) return { numerator: gasPrice, denominator: 1n }
  const price = pricesInNative(pairs).get(symbol)
  if (!price || price.numerator <= 0n) return null
  return {
    numerator: gasPrice * price.denominator * 10n ** BigInt(decimals),
    denominator: price.numerator * 10n ** 18n,
  }
}
