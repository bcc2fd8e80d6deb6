import type { Price } from '@/domain/swap/price'
import { marketPrice } from './market-price'
import type { MarketPair } from './snapshot'

/**
 * Returns the market value of the base asset of a pair in smallest units of the other asset, truncated: the price times
 * the circulating supply. Null without a price or a supply.
 */
export function marketValue(pair: MarketPair): bigint | null {
  const price = marketPrice(pair)
  if (!price || !pair.supply) return null
  const { numerator, denominator } = price
  const { base, token } = pair.decimals
  return (
    (BigInt(pair.supply.circulating) * numerator * 10n ** BigInt(token)) / (denominator * 10n ** BigInt(base))
  )
}

/** Tokens that are worth a dollar each by the promise of their issuers. */
const dollarTokens: readonly string[] = ['USDC', 'USDT', 'DAI', 'USDS']

/**
 * Returns the value of an amount in whole dollars, truncated, by the ratios of the pools. Null if no pools connect the
 * asset with a token that is worth a dollar.
 * @param amount in smallest units
 * @param prices see `pricesInNative`
 */
export function worthInDollars(
  amount: bigint,
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
  prices: ReadonlyMap<string, Price>,
): bigint | null {
  const unit = 10n ** BigInt(decimals)
  if (dollarTokens.includes(symbol)) return amount / unit
  const own = prices.get(symbol)
  const dollar = dollarTokens.map((token) => prices.get(token)).find((price) => price !== undefined)
  if (!own || !dollar) return null
  return (amount * own.numerator * dollar.denominator) / (unit * own.denominator * dollar.numerator)
}
