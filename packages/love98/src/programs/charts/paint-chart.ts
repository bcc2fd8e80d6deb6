import type { ChartGeometry } from '@/domain/charts/chart-geometry'
import { columnOf } from '@/domain/charts/chart-layout'
import { candleShapes, type Ink, lineShapes, type Shape, volumeShapes } from '@/domain/charts/chart-shapes'
import { rowOf } from '@/domain/charts/price-scale'

export type ChartColors = Readonly<
  Record<Ink | 'field' | 'axis' | 'grid' | 'mark' | 'markText' | 'alert' | 'alertText', string>
>

type Painting = {
  readonly geometry: ChartGeometry
  readonly kind: 'candles' | 'line'
  readonly colors: ChartColors
  /** A CSS font in device pixels. `line` is the height of its lines. */
  readonly font: string
  readonly line: number
  /** The index of the bar under the crosshair; null if there is no crosshair. */
  readonly at: number | null
  readonly timeText: (time: number, isDay: boolean) => string
  readonly priceText: (price: number) => string
}

/** Paints the chart with rectangles of whole device pixels, and the labels of its axes. */
export function paintChart(context: CanvasRenderingContext2D, painting: Painting): void {
  const { geometry, kind, colors, font, line, at } = painting
  const { bars, span, layout, scale, prices, alerts, times } = geometry
  const { plot, volume, unit, slot } = layout
  const { width, height } = context.canvas
  const bottom = volume.y + volume.height
  const fill = (color: string, { x, y, width: across, height: down }: Omit<Shape, 'ink'>) => {
    // System colors can be translucent. Painting the field first blends each of them with the field, and not
    // with other shapes.
    for (const style of [colors.field, color]) {
      context.fillStyle = style
      context.fillRect(x, y, across, down)
    }
  }
  const row = (price: number) => rowOf(scale, price, plot.y, plot.height - unit + 1)
  /** Paints every second pixel of a line, along its longer side. */
  const dotted = (color: string, x: number, y: number, across: number, down: number) => {
    for (let dot = 0; dot < Math.max(across, down); dot += 2 * unit)
      fill(color, {
        x: across > down ? x + dot : x,
        y: across > down ? y : y + dot,
        width: unit,
        height: unit,
      })
  }
  /** Paints dashes of four pixels with gaps of two, which differ from the dots of prices without color. */
  const dashed = (color: string, y: number) => {
    for (let x = 0; x < plot.width; x += 6 * unit)
      fill(color, { x, y, width: Math.min(4 * unit, plot.width - x), height: unit })
  }
  const write = (text: string, x: number, y: number, align: CanvasTextAlign, color: string) => {
    context.fillStyle = color
    context.textAlign = align
    context.fillText(text, x, y)
  }
  const hasAxis = plot.width < width
  const last = bars.at(-1)
  const pointed = at === null ? undefined : bars[at]
  /** The top of the label of a price, which is moved into the plot. */
  const labelTop = (price: number) => Math.min(Math.max(0, row(price) - (line >> 1)), plot.height - line)
  const labelTops = [last, pointed].flatMap((bar) => (bar ? [labelTop(bar.close)] : []))
  const isCovered = (top: number) => labelTops.some((other) => Math.abs(other - top) < line)
  const priceMark = (price: number) => {
    if (!hasAxis) return
    const y = labelTop(price)
    fill(colors.mark, { x: plot.width, y, width: width - plot.width, height: line })
    write(painting.priceText(price), plot.width + 4 * unit, y + (line >> 1), 'left', colors.markText)
  }
  // The last price and the bar under the crosshair have their labels first, then alerts; marks of the axis get the room
  // that is left.
  const labeledAlerts: number[] = []
  for (const price of alerts) {
    const top = labelTop(price)
    if (isCovered(top)) continue
    labelTops.push(top)
    labeledAlerts.push(price)
  }

  fill(colors.field, { x: 0, y: 0, width, height })
  context.font = font
  context.textBaseline = 'middle'
  context.direction = 'ltr'
  for (const { price, text } of prices) {
    const y = row(price)
    dotted(colors.grid, 0, y, plot.width, unit)
    if (hasAxis && y > line / 2 && y < plot.height - line / 2 && !isCovered(y - (line >> 1)))
      write(text, plot.width + 4 * unit, y, 'left', colors.axis)
  }
  for (const { time, isDay } of times) {
    const x = columnOf(layout, span, time)
    dotted(colors.grid, x, 0, unit, bottom)
    const text = painting.timeText(time, isDay)
    const half = Math.ceil(context.measureText(text).width / 2)
    if (x - half >= 0 && x + half <= width) write(text, x, bottom + unit + (line >> 1), 'center', colors.axis)
  }
  if (volume.height > 0) fill(colors.grid, { x: 0, y: volume.y - 2 * unit, width: plot.width, height: unit })
  fill(colors.axis, { x: 0, y: bottom, width: plot.width, height: unit })
  if (hasAxis) fill(colors.axis, { x: plot.width, y: 0, width: unit, height: bottom + unit })

  const shapes = kind === 'line' ? lineShapes(geometry) : candleShapes(geometry)
  for (const shape of [...volumeShapes(geometry), ...shapes]) fill(colors[shape.ink], shape)

  for (const price of alerts) dashed(colors.axis, row(price))
  for (const price of labeledAlerts) {
    if (!hasAxis) continue
    const [x, middle, across] = [plot.width, labelTop(price) + (line >> 1), width - plot.width]
    // One pixel higher than the line of text, which begins below the edge.
    const y = Math.max(0, labelTop(price) - unit)
    fill(colors.axis, { x, y, width: across, height: line })
    fill(colors.alert, { x: x + unit, y: y + unit, width: across - unit, height: line - 2 * unit })
    write(painting.priceText(price), x + 4 * unit, middle, 'left', colors.alertText)
  }
  if (last) {
    dotted(colors.mark, 0, row(last.close), plot.width, unit)
    priceMark(last.close)
  }
  if (!pointed) return
  dotted(colors.axis, columnOf(layout, span, pointed.time) + Math.floor((slot - unit) / 2), 0, unit, bottom)
  dotted(colors.axis, 0, row(pointed.close), plot.width, unit)
  priceMark(pointed.close)
}
