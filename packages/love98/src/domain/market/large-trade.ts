import type { MarketPair } from './snapshot'
import type { Trade } from './trade'

/**
 * Returns true if the traded amount of the base asset is at least the depth of the pool now, whose sale lowers the price
 * by 2 %.
 * @param depth smallest units, see `MarketPair`
 */
export function isLargeTrade({ base }: Pick<Trade, 'base'>, depth: MarketPair['depth']): boolean {
  const amount = BigInt(base)
  return depth !== null && amount > 0n && amount >= BigInt(depth)
}
