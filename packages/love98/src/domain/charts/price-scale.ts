import type { Bar } from './bars'

export type PriceScale = { readonly low: number; readonly high: number }

export type PriceTick = { readonly price: number; readonly text: string }

/** The share of the height that stays empty above and below the prices. */
const margin = 0.06

/**
 * Returns the range of prices that a plot of these bars shows; null without bars. If the price never changed, its line
 * is in the middle.
 */
export function priceScale(bars: readonly Bar[]): PriceScale | null {
  if (bars.length === 0) return null
  let [low, high] = [Number.POSITIVE_INFINITY, 0]
  for (const bar of bars) {
    low = Math.min(low, bar.low)
    high = Math.max(high, bar.high)
  }
  if (!(high > 0)) return null
  const room = high > low ? (high - low) * margin : high * margin
  return { low: Math.max(0, low - room), high: high + room }
}

/**
 * Returns the row of a price in a plot of `height` rows whose first row is `top`, as a whole number inside the plot.
 */
export function rowOf({ low, high }: PriceScale, price: number, top: number, height: number): number {
  const row = Math.round(((high - price) / (high - low)) * (height - 1))
  return top + Math.min(height - 1, Math.max(0, row))
}

/** Returns at most `most` prices for the grid, lowest first. They are 1, 2 or 5 times a power of ten apart. */
export function priceTicks({ low, high }: PriceScale, most: number): readonly PriceTick[] {
  if (most < 1) return []
  const step = niceStep((high - low) / most)
  const first = Math.ceil(low / step)
  const last = Math.floor(high / step)
  const places = decimalPlaces(step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const price = (first + index) * step
    return { price, text: tickText(price, places) }
  })
}

/** Returns the smallest of 1, 2 and 5 times a power of ten that is at least `least`. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 5].find((candidate) => candidate * power >= least * (1 - 1e-9)) ?? 10
  return factor * power
}

/** Formats a price for en-US, with enough decimals to distinguish adjacent grid lines. */
function tickText(price: number, places: number): string {
  return price.toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places })
}

function decimalPlaces(step: number): number {
  return Math.min(60, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)))
}
