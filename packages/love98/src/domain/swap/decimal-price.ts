import { type Price, priceText } from './price'

/** Reads a decimal price exactly; returns null for any other text and for zero. */
export function decimalPrice(text: string): Price | null {
  const [, whole, fraction = ''] = /^(\d{1,60})(?:\.(\d{1,80}))?$/.exec(text) ?? []
  if (whole === undefined) return null
  const numerator = BigInt(whole + fraction)
  return numerator === 0n ? null : { numerator, denominator: 10n ** BigInt(fraction.length) }
}

/** Formats a decimal price with five significant digits, like all prices; returns any other text unchanged. */
export function decimalPriceText(text: string): string {
  const price = decimalPrice(text)
  return price ? priceText(price) : text
}

/** Compares two prices exactly: -1, 0 or 1 if the first is below, equal to or above the second. */
export function comparePrices(one: Price, other: Price): -1 | 0 | 1 {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Formats a number that was meant for drawing, like all prices. */
export function numberPriceText(price: number): string {
  return decimalPriceText(price.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 }))
}
