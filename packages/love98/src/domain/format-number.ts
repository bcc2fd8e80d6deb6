const twoDecimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** A number in en-US decimal form with grouping, rounded to 2 decimals `[S9.3]`. */
export function formatNumber(value: number | bigint): string {
  return twoDecimals.format(value)
}
