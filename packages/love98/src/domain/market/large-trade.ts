import type { MarketPair } from './snapshot'
import type { Trade } from './trade'

/**
 * Returns whether the traded amount of the base asset is at least 1% of the amount that the pool holds now. Such a
 * trade moves the price of a constant-product pool by about 2%.
 */
export function isLargeTrade({ base }: Pick<Trade, 'base'>, reserves: MarketPair['reserves']): boolean {
  const amount = BigInt(base)
  return reserves !== null && amount > 0n && amount * 100n >= BigInt(reserves.base)
}
