import { slotCount } from './bars'
import type { ChartSpan } from './chart-range'

/** A rectangle of device pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The positions of the parts of a chart, in whole device pixels. */
export type ChartLayout = {
  /** The thickness of a line: the device pixels of one CSS pixel, rounded. */
  readonly unit: number
  readonly plot: Box
  /** Below the prices; its height is 0 if the chart is too low for it. */
  readonly volume: Box
  /** The width of one step of the span. The first step begins at `start`. */
  readonly slot: number
  readonly start: number
}

type Measures = {
  /** Device pixels of the whole canvas. */
  readonly width: number
  readonly height: number
  /** Device pixels per CSS pixel; can be a fraction. */
  readonly ratio: number
  /** Device pixels of a line of text, and of the widest price beside the plot. */
  readonly line: number
  readonly axis: number
}

/** The maximum width of a step when there are few bars, in units. */
const widestSlot = 24
/** The minimum height of a chart with volume, in lines of text. */
const linesForVolume = 9

export function maxSlots({ width, ratio, axis }: Measures, least: number): number {
  const unit = unitOf(ratio)
  return Math.max(1, Math.floor((width - axis - 2 * unit) / (least * unit)))
}

/**
 * Divides a canvas into its parts. All steps have the same whole width; the remaining pixels are before the first step.
 */
export function chartLayout(measures: Measures, span: ChartSpan): ChartLayout {
  const { width, height, ratio, line, axis } = measures
  const unit = unitOf(ratio)
  const bottom = Math.max(0, height - line - 3 * unit)
  const volumeHeight = height < linesForVolume * line ? 0 : Math.floor(bottom / 5)
  const gap = volumeHeight > 0 ? 4 * unit : 0
  const plotWidth = Math.max(0, width - axis)
  const count = slotCount(span)
  const slot = Math.max(1, Math.min(widestSlot * unit, Math.floor((plotWidth - 2 * unit) / count)))
  return {
    unit,
    plot: { x: 0, y: 0, width: plotWidth, height: Math.max(0, bottom - volumeHeight - gap) },
    volume: { x: 0, y: bottom - volumeHeight, width: plotWidth, height: volumeHeight },
    slot,
    start: Math.max(0, plotWidth - unit - slot * count),
  }
}

export function columnOf({ slot, start }: ChartLayout, span: ChartSpan, time: number): number {
  return start + Math.floor((time - span.from) / span.step) * slot
}

export function barAt(
  layout: ChartLayout,
  span: ChartSpan,
  bars: readonly { readonly time: number }[],
  column: number,
): number | null {
  const distance = (index: number) => {
    const bar = bars[index]
    const middle = bar ? columnOf(layout, span, bar.time) + layout.slot / 2 : Number.POSITIVE_INFINITY
    return Math.abs(middle - column)
  }
  let [low, high] = [0, bars.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const bar = bars[middle]
    if (bar && columnOf(layout, span, bar.time) <= column) low = middle
    else high = middle
  }
  if (high < 0) return null
  return distance(low) <= distance(high) ? low : high
}

function unitOf(ratio: number): number {
  return Math.max(1, Math.round(ratio))
}
