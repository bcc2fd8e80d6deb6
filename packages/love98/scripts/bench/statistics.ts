/** @returns NaN without values */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/**
 * Returns a percentile, interpolated between two values.
 * @param share from 0 to 1
 * @returns NaN without values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

/**
 * Returns the median of each figure over several runs.
 * @param runs all with the same names
 * @returns only the figures that every run has
 */
export function medians(
  runs: readonly Readonly<Record<string, number | undefined>>[],
): Record<string, number> {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = runs.flatMap(({ [name]: value }) => (value === undefined ? [] : [value]))
      return values.length === runs.length ? [[name, median(values)]] : []
    }),
  )
}
