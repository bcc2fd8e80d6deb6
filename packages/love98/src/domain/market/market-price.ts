import type { Price } from '@/domain/swap/price'
import type { MarketPair } from './snapshot'

export function marketPrice({ price }: Pick<MarketPair, 'price'>): Price | null {
  if (!price) return null
  return { numerator: BigInt(price.numerator), denominator: BigInt(price.denominator) }
}
