import { pairSymbols } from '@/domain/swap/pair'
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
 * Returns the value of an amount in whole dollars, truncated, by the ratios of the pools: directly, or through one asset
 * that has a pool with both. Null if there is no such pool.
 * @param amount in smallest units
 */
export function worthInDollars(
  amount: bigint,
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
  pairs: readonly MarketPair[],
): bigint | null {
  if (dollarTokens.includes(symbol)) return amount / 10n ** BigInt(decimals)
  const dollars = dollarsPer(symbol, pairs) ?? dollarsThroughAnother(symbol, pairs)
  return dollars && (amount * dollars.numerator) / (dollars.denominator * 10n ** BigInt(decimals))
}

/**
 * Returns a network fee in hundredths of a dollar, truncated; null if the market does not know it.
 * @param fee in smallest units of the chain's coin (wei)
 */
export function feeInCents(
  fee: bigint,
  coin: { readonly symbol: string; readonly decimals: number },
  pairs: readonly MarketPair[],
): bigint | null {
  return worthInDollars(fee * 100n, coin, pairs)
}

function dollarsPer(symbol: string, pairs: readonly MarketPair[]): Price | null {
  const pair = pairs.find(({ name, price }) => {
    const [base, token] = pairSymbols(name)
    return price !== null && base === symbol && dollarTokens.includes(token)
  })
  return pair ? marketPrice(pair) : null
}

function dollarsThroughAnother(symbol: string, pairs: readonly MarketPair[]): Price | null {
  for (const pair of pairs) {
    const [base, token] = pairSymbols(pair.name)
    const price = token === symbol ? marketPrice(pair) : null
    const dollars = price && price.numerator > 0n ? dollarsPer(base, pairs) : null
    if (price && dollars)
      return {
        numerator: dollars.numerator * price.denominator,
        denominator: dollars.denominator * price.numerator,
      }
  }
  return null
}
