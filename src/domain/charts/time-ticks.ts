import type { ChartSpan } from './chart-range'

/** A mark below the plot: seconds since 1970, and whether a day begins there. */
export type TimeTick = { readonly time: number; readonly isDay: boolean }

const [minute, hour, day] = [60, 3_600, 86_400]

/** Distances that a clock or a calendar has, in seconds. */
const distances = [
  ...[5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 6, 12].map((count) => count * hour),
  ...[1, 2, 5, 10, 30, 90, 180, 365].map((count) => count * day),
]

/**
 * At most `most` marks of a span, at whole times of the visitor's clock.
 * @param offset of the visitor's clock from UTC, seconds: 3600 for Central European Time
 */
export function timeTicks({ from, to }: ChartSpan, most: number, offset: number): readonly TimeTick[] {
  if (most < 1 || to <= from) return []
  const distance = distances.find((candidate) => (to - from) / candidate <= most)
  if (distance === undefined) return []
  const ticks: TimeTick[] = []
  for (let at = Math.ceil((from + offset) / distance) * distance; at - offset < to; at += distance)
    ticks.push({ time: at - offset, isDay: at % day === 0 })
  return ticks
}
