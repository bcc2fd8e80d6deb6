import { formatUnits } from 'viem/utils'

/**
 * An amount as decimal text, exact: `1500000` with 6 decimals is `1.5`. Digits are grouped by threes.
 * @param digits whole number in the smallest unit
 * @param decimals of the unit; unknown counts as none
 */
export function amountText(digits: string, decimals: number | null): string {
  const places = Math.min(decimals ?? 0, 80)
  const [whole = '', fraction] = formatUnits(BigInt(digits), places).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction ? `${grouped}.${fraction}` : grouped
}

/**
 * Money of a currency as its people write it, or a dash for what has no price. Less than the smallest unit is told as such, because 0
 * is the worth of nothing.
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
