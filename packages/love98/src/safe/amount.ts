import { formatUnits } from 'viem/utils'

/**
 * Formats an amount as exact decimal text, with digits in groups of three: `1500000` with 6 decimals is `1.5`.
 * @param digits whole number in the smallest unit
 * @param decimals of the unit; unknown (null) counts as 0
 */
export function amountText(digits: string, decimals: number | null): string {
  const places = Math.min(decimals ?? 0, 80)
  const [whole = '', fraction] = formatUnits(BigInt(digits), places).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction ? `${grouped}.${fraction}` : grouped
}

/**
 * Formats an amount of a currency in en-US, or a dash if there is no price. A positive amount below the smallest unit
 * is shown with `<`, because 0 would mean that it is worthless.
 */
export function moneyText(amount: string | null, currency: string): string {
  const value = Number(amount)
  if (amount === null || amount === '' || !Number.isFinite(value)) return '–'
  try {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
    const least = 10 ** -(format.resolvedOptions().maximumFractionDigits ?? 0)
    return value > 0 && value < least ? `<${format.format(least)}` : format.format(value)
  } catch {
    return `${value.toFixed(2)} ${currency}`
  }
}
