import type { Price } from '@/domain/swap/price'
import type { MarketPair } from './snapshot'

/** The price of a pair as a fraction of whole numbers; null where there is none. */
export function marketPrice({ price }: Pick<MarketPair, 'price'>): Price | null {
  if (!price) return null
  return { numerator: BigInt(price.numerator), denominator: BigInt(price.denominator) }
}
