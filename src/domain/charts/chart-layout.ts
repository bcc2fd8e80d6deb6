import { slotCount } from './bars'
import type { ChartSpan } from './chart-range'

/** A rectangle of device pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Where everything of a chart is, in whole device pixels. */
export type ChartLayout = {
  /** How many device pixels a line is thick: one for each whole CSS pixel. */
  readonly unit: number
  readonly plot: Box
  /** Below the prices; its height is 0 where there is no room. */
  readonly volume: Box
  /** One step of the span; the first one begins at `start`. */
  readonly slot: number
  readonly start: number
}

type Measures = {
  /** Device pixels of the whole canvas. */
  readonly width: number
  readonly height: number
  /** Device pixels of a CSS pixel; any fraction. */
  readonly ratio: number
  /** Device pixels of a line of text, and of the widest price beside the plot. */
  readonly line: number
  readonly axis: number
}

/** Steps that a few bars do not grow beyond, in units. */
const widestSlot = 24
/** Heights below which there is no volume, in lines of text. */
const linesForVolume = 9

/** How many steps fit into a chart; a step has at least `least` units. */
export function mostSlots({ width, ratio, axis }: Measures, least: number): number {
  const unit = unitOf(ratio)
  return Math.max(1, Math.floor((width - axis - 2 * unit) / (least * unit)))
}

/** Divides a canvas. Steps have the same whole width, and what is left over is before the first. */
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

/** The left edge of the step that a time is in. */
export function columnOf({ slot, start }: ChartLayout, span: ChartSpan, time: number): number {
  return start + Math.floor((time - span.from) / span.step) * slot
}

/** The bar that is nearest to a column of the canvas, as its index; null without bars. */
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
