import type { Bar } from './bars'
import { type Box, type ChartLayout, columnOf } from './chart-layout'
import type { ChartSpan } from './chart-range'
import { type PriceScale, rowOf } from './price-scale'

export type Ink = 'outline' | 'up' | 'down' | 'line' | 'volume'

export type Shape = Box & { readonly ink: Ink }

type Chart = {
  readonly bars: readonly Bar[]
  readonly span: ChartSpan
  readonly layout: ChartLayout
  readonly scale: PriceScale
}

/**
 * Draws candles: a wick from high to low, and a body that is hollow if the price rose and filled if it fell, so that
 * the two differ without color.
 */
export function candleShapes({ bars, span, layout, scale }: Chart): readonly Shape[] {
  const { plot, slot, unit } = layout
  const body = bodyWidth(slot, unit)
  const wick = (body - unit) / 2
  const row = (price: number) => rowOf(scale, price, plot.y, plot.height - unit + 1)
  return bars.flatMap((bar): Shape[] => {
    const x = columnOf(layout, span, bar.time) + Math.floor((slot - body) / 2)
    const [high, low] = [row(bar.high), row(bar.low)]
    const [open, close] = [row(bar.open), row(bar.close)]
    const top = Math.min(open, close)
    const height = Math.max(open, close) - top + unit
    const isUp = bar.close >= bar.open
    const shapes: Shape[] = [
      { ink: 'outline', x: x + wick, y: high, width: unit, height: low - high + unit },
      { ink: 'outline', x, y: top, width: body, height },
    ]
    if (body > 2 * unit && height > 2 * unit)
      shapes.push({
        ink: isUp ? 'up' : 'down',
        x: x + unit,
        y: top + unit,
        width: body - 2 * unit,
        height: height - 2 * unit,
      })
    return shapes
  })
}

/**
 * Returns the width of a candle's body: an odd number of units, which puts the wick in the middle, and a gap to the
 * next body if there is room.
 */
export function bodyWidth(slot: number, unit: number): number {
  const units = Math.max(1, Math.floor(slot / unit) - (slot >= 3 * unit ? 1 : 0))
  return (units % 2 === 0 ? units - 1 : units) * unit
}

/** Draws the closes as one connected line of whole pixels: one vertical run per column. */
export function lineShapes({ bars, span, layout, scale }: Chart): readonly Shape[] {
  const { plot, slot, unit } = layout
  const points = bars.map(({ time, close }) => ({
    x: columnOf(layout, span, time) + Math.floor((slot - unit) / 2),
    y: rowOf(scale, close, plot.y, plot.height - unit + 1),
  }))
  const shapes: Shape[] = []
  for (const [index, { x, y }] of points.entries()) {
    const next = points[index + 1] ?? { x: x + unit, y }
    let row = y
    for (let column = x; column < next.x; column += unit) {
      const share = Math.min(1, (column + unit - x) / (next.x - x))
      const to = Math.round(y + (next.y - y) * share)
      const top = Math.min(row, to)
      shapes.push({ ink: 'line', x: column, y: top, width: unit, height: Math.max(row, to) - top + unit })
      row = to
    }
  }
  return shapes
}

/**
 * Draws one column per bar. Its height is its share of the largest volume, and at least one unit if there was any
 * trade.
 */
export function volumeShapes({ bars, span, layout }: Omit<Chart, 'scale'>): readonly Shape[] {
  const { slot, unit, volume } = layout
  const largest = Math.max(0, ...bars.map((bar) => bar.volume))
  if (largest === 0 || volume.height === 0) return []
  const width = bodyWidth(slot, unit)
  return bars
    .filter((bar) => bar.volume > 0)
    .map((bar) => {
      const height = Math.max(unit, Math.round((bar.volume / largest) * volume.height))
      return {
        ink: 'volume' as const,
        x: columnOf(layout, span, bar.time) + Math.floor((slot - width) / 2),
        y: volume.y + volume.height - height,
        width,
        height,
      }
    })
}
