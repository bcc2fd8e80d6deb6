import { decimalPrice } from '@/domain/swap/decimal-price'
import { readTypedDecimal } from '@/domain/typed-decimal'

/**
 * Reads a price that a visitor typed: `1,250.50` is `1250.5`, `.5` is `0.5`.
 * @returns decimal text; null unless it is a price above zero
 */
export function typedPrice(text: string): string | null {
  const read = readTypedDecimal(text)
  return read.kind === 'decimal' && decimalPrice(read.text) ? read.text : null
}
