import type { Price } from '@/domain/swap/price'
import type { MarketPair } from './snapshot'

/** Returns the price of a pair as a fraction of whole numbers; null if the pair has no price. */
export function marketPrice({ price }: Pick<MarketPair, 'price'>): Price | null {
  if (!price) return null
  return { numerator: BigInt(price.numerator), denominator: BigInt(price.denominator) }
}
