import { type Price, priceText } from './price'

/** A price that is written in decimals, exactly; null for any other text, and for zero. */
export function decimalPrice(text: string): Price | null {
  const [, whole, fraction = ''] = /^(\d{1,60})(?:\.(\d{1,80}))?$/.exec(text) ?? []
  if (whole === undefined) return null
  const numerator = BigInt(whole + fraction)
  return numerator === 0n ? null : { numerator, denominator: 10n ** BigInt(fraction.length) }
}

/** A price in decimals with five significant digits, as all prices are written. */
export function decimalPriceText(text: string): string {
  const price = decimalPrice(text)
  return price ? priceText(price) : text
}

/** Whether one price is below (-1), equal to (0) or above (1) another, exactly. */
export function comparePrices(one: Price, other: Price): -1 | 0 | 1 {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** A price that is a number to draw from, as all prices are written. */
export function numberPriceText(price: number): string {
  return decimalPriceText(price.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 }))
}
