/**
 * @param {readonly number[]} values
 * @returns {number} NaN when there is none
 */
export function median(values) {
  return percentile(values, 0.5)
}

/**
 * A percentile, interpolated between two values.
 *
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1
 * @returns {number} NaN when there is none
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

/**
 * Takes the median of each figure over several runs.
 *
 * @param {readonly Readonly<Record<string, number | undefined>>[]} runs all with the same names
 * @returns {Record<string, number>} without the figures that some run does not have
 */
export function medians(runs) {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = runs.flatMap(({ [name]: value }) => (value === undefined ? [] : [value]))
      return values.length === runs.length ? [[name, median(values)]] : []
    }),
  )
}
