import type { Price } from '@/domain/swap/price'

const significantDigits = 18

/**
 * Formats a price as decimal text with at most 18 significant digits, truncated, without an exponent or trailing
 * zeros. The limit lets it be stored as NUMERIC and compared; the reserves of a pool have up to 34 digits.
 */
export function decimalPrice({ numerator, denominator }: Price): string {
  const whole = numerator / denominator
  if (whole > 0n) {
    const digits = whole.toString().length
    if (digits >= significantDigits) return truncated(whole, digits)
    return withPoint(numerator, denominator, significantDigits - digits)
  }
  let scale = significantDigits
  for (let shifted = numerator * 10n; shifted < denominator; shifted *= 10n) scale += 1
  return withPoint(numerator, denominator, scale)
}

function truncated(whole: bigint, digits: number): string {
  const unit = 10n ** BigInt(digits - significantDigits)
  return ((whole / unit) * unit).toString()
}

function withPoint(numerator: bigint, denominator: bigint, scale: number): string {
  const digits = ((numerator * 10n ** BigInt(scale)) / denominator).toString().padStart(scale + 1, '0')
  const fraction = digits.slice(-scale).replace(/0+$/, '')
  return fraction === '' ? digits.slice(0, -scale) : `${digits.slice(0, -scale)}.${fraction}`
}

/** Compares two numbers in decimal text without signs and exponents, for `sort`. */
export function compareDecimals(one: string, other: string): number {
  const roughly = Number(one) - Number(other)
  // Numbers closer than the precision of a double, or beyond its range, are compared digit by digit.
  if (Math.abs(roughly) > Number(one) * 1e-12) return roughly > 0 ? 1 : -1
  const difference = differenceOf(one, other).scaled
  return difference === 0n ? 0 : difference > 0n ? 1 : -1
}

/** The change from one price to another in parts per million, rounded toward zero; 0 from a price of 0. */
export function changeInMillionths(first: string, last: string): number {
  const { scaled, unit } = differenceOf(last, first)
  const whole = BigInt(first.replace('.', ''))
  if (whole === 0n) return 0
  const places = first.split('.')[1]?.length ?? 0
  return Number((scaled * 1_000_000n * 10n ** BigInt(places)) / (whole * unit))
}

/** Returns the difference as a whole number of `1 / unit`. */
function differenceOf(one: string, other: string): { scaled: bigint; unit: bigint } {
  const [wholeOne = '', fractionOne = ''] = one.split('.')
  const [wholeOther = '', fractionOther = ''] = other.split('.')
  const places = Math.max(fractionOne.length, fractionOther.length)
  const scaled =
    BigInt(wholeOne + fractionOne.padEnd(places, '0')) -
    BigInt(wholeOther + fractionOther.padEnd(places, '0'))
  return { scaled, unit: 10n ** BigInt(places) }
}
