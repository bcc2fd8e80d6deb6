import { nativeSymbol } from '@/domain/asset'
import { marketPrice } from '@/domain/market/market-price'
import type { MarketPair } from '@/domain/market/snapshot'
import { pairSymbols } from './pair'
import type { Price } from './price'

/**
 * Returns the value of one unit of each symbol in the native coin, by the ratios of the pools, through as few pools as
 * possible. A symbol that no pools connect with the native coin is absent. The ratios exclude fees and the price impact
 * of a trade.
 */
export function pricesInNative(pairs: readonly MarketPair[]): ReadonlyMap<string, Price> {
  const prices = new Map<string, Price>([[nativeSymbol, { numerator: 1n, denominator: 1n }]])
  for (let reached = [nativeSymbol]; reached.length > 0; ) {
    const next: string[] = []
    for (const pair of pairs) {
      const price = marketPrice(pair)
      const [base, token] = pairSymbols(pair.name)
      if (!price || price.numerator === 0n || price.denominator === 0n) continue
      const [ofBase, ofToken] = [prices.get(base), prices.get(token)]
      if (ofToken && !ofBase && reached.includes(token)) {
        prices.set(base, times(price, ofToken))
        next.push(base)
      } else if (ofBase && !ofToken && reached.includes(base)) {
        prices.set(token, times({ numerator: price.denominator, denominator: price.numerator }, ofBase))
        next.push(token)
      }
    }
    reached = next
  }
  return prices
}

function times(one: Price, other: Price): Price {
  return {
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  }
}

/**
 * Returns the value of a balance in wei, truncated.
 * @param decimals of the balance's unit
 */
export function worthInWei(balance: bigint, decimals: number, { numerator, denominator }: Price): bigint {
  return (balance * numerator * 10n ** 18n) / (denominator * 10n ** BigInt(decimals))
}
