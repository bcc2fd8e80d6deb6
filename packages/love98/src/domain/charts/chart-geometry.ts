import { numberPriceText } from '@/domain/swap/decimal-price'
import { type Bar, mergedBars, slotCount, spanThatFits } from './bars'
import { type ChartLayout, chartLayout, maxSlots } from './chart-layout'
import type { ChartSpan } from './chart-range'
import { type PriceScale, type PriceTick, priceScale, priceTicks } from './price-scale'

/** A canvas in device pixels, and its letters. */
export type Canvas = {
  readonly width: number
  readonly height: number
  /** Device pixels per CSS pixel; can be a fraction. */
  readonly ratio: number
  /** Device pixels of a line of text and of a digit. */
  readonly line: number
  readonly digit: number
}

export type ChartGeometry = {
  readonly span: ChartSpan
  readonly bars: readonly Bar[]
  readonly layout: ChartLayout
  readonly scale: PriceScale
  readonly prices: readonly PriceTick[]
  /** The prices of alerts that the plot contains. Its scale follows the bars alone. */
  readonly alerts: readonly number[]
  readonly times: readonly TimeTick[]
}

/** The minimum width of a candle and of a point of a line, in units. */
const leastUnits = { candles: 4, line: 1 } as const
/** The digits of the longest mark of the time axis, `12:45 PM`, with margins. */
const timeDigits = 10

/**
 * Fits bars into a canvas and merges them if there is not enough room.
 * @param offset of the visitor's clock from UTC, seconds
 * @param alerts prices of alerts, tokens per base asset
 * @returns null without bars, or without a canvas
 */
export function chartGeometry(
  bars: readonly Bar[],
  whole: ChartSpan,
  canvas: Canvas,
  { kind, offset, alerts = [] }: { kind: 'candles' | 'line'; offset: number; alerts?: readonly number[] },
): ChartGeometry | null {
  const { width, height, line, digit } = canvas
  const scale = priceScale(bars.filter(({ time }) => time >= whole.from && time < whole.to))
  if (!scale || width < 2 * digit || height < 2 * line || slotCount(whole) < 1) return null
  const prices = priceTicks(scale, Math.floor(height / (3 * line)))
  const shownAlerts = alerts.filter((price) => price >= scale.low && price <= scale.high)
  // The price of any bar may be marked on the axis.
  const marks = [...bars.map(({ close }) => close), ...shownAlerts].map(numberPriceText)
  const letters = Math.max(0, ...marks.map(({ length }) => length), ...prices.map(({ text }) => text.length))
  // A narrow chart at a large zoom has no price axis; the pointer shows the prices.
  const axis = Math.ceil((letters + 2) * digit)
  const measures = { ...canvas, axis: axis > width / 2 ? 0 : axis }
  const span = spanThatFits(whole, maxSlots(measures, leastUnits[kind]))
  const layout = chartLayout(measures, span)
  return {
    span,
    bars: mergedBars(bars, span),
    layout,
    scale,
    prices,
    alerts: shownAlerts,
    times: timeTicks(span, Math.floor(layout.plot.width / (timeDigits * digit)), offset),
  }
}

/** A mark below the plot: seconds since 1970, and whether a day begins there. */
type TimeTick = { readonly time: number; readonly isDay: boolean }

const [minute, hour, day] = [60, 3_600, 86_400]

/** Distances between marks, in seconds: steps of a clock or a calendar. */
const distances = [
  ...[5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 6, 12].map((count) => count * hour),
  ...[1, 2, 5, 10, 30, 90, 180, 365].map((count) => count * day),
]

/**
 * Returns at most `most` marks of a span, at round times of the visitor's clock.
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
