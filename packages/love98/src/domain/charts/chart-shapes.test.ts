import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bar, mergedBars, spanThatFits } from './bars'
import { barAt, chartLayout, columnOf, maxSlots } from './chart-layout'
import { bodyWidth, candleShapes, lineShapes, type Shape, volumeShapes } from './chart-shapes'
import { priceScale } from './price-scale'

const price = fc.double({ min: 1e-9, max: 1e6, noNaN: true })
const bars = fc.array(
  fc.tuple(price, price, price, price, fc.nat()).map(([open, close, a, b, volume]) => ({
    open,
    close,
    low: Math.min(open, close, a, b),
    high: Math.max(open, close, a, b),
    volume,
  })),
  { minLength: 1, maxLength: 120 },
)
const canvas = fc.record({
  width: fc.integer({ min: 160, max: 2_600 }),
  height: fc.integer({ min: 80, max: 1_600 }),
  ratio: fc.constantFrom(0.67, 1, 1.1, 1.25, 1.5, 2, 2.625, 4),
})

type Canvas = { width: number; height: number; ratio: number }

function chartOf(given: readonly Omit<Bar, 'time'>[], { width, height, ratio }: Canvas) {
  const all = given.map((bar, index) => ({ ...bar, time: index * 60 }))
  const measures = { width, height, ratio, line: Math.round(12 * ratio), axis: Math.min(100, width >> 1) }
  const span = spanThatFits({ from: 0, to: all.length * 60, step: 60 }, maxSlots(measures, 3))
  const merged = mergedBars(all, span)
  const scale = priceScale(merged)
  if (!scale) throw new Error('no scale')
  return { bars: merged, span, scale, layout: chartLayout(measures, span) }
}

test('every shape has whole device pixels and is inside its part of the canvas', () => {
  fc.assert(
    fc.property(bars, canvas, (given, size) => {
      const chart = chartOf(given, size)
      const { plot, volume } = chart.layout
      const shapes = [...candleShapes(chart), ...lineShapes(chart), ...volumeShapes(chart)]
      const isWrong = ({ ink, x, y, width, height }: Shape) => {
        const box = ink === 'volume' ? volume : plot
        const isInside = x >= 0 && x + width <= box.width && y >= box.y && y + height <= box.y + box.height
        return ![x, y, width, height].every(Number.isInteger) || width < 1 || height < 1 || !isInside
      }
      expect(shapes.filter(isWrong)).toEqual([])
    }),
  )
})

test('a price that rose is hollow, one that fell is filled', () => {
  const rising = { open: 1, close: 9, low: 1, high: 9, volume: 0 }
  const chart = chartOf([rising, { ...rising, open: 9, close: 1 }], { width: 400, height: 300, ratio: 1 })
  const inks = candleShapes(chart).map(({ ink }) => ink)
  expect(inks).toEqual(['outline', 'outline', 'up', 'outline', 'outline', 'down'])
})

test('the wick is in the middle of the body', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 4 }), (slot, unit) => {
      const body = bodyWidth(slot, unit)
      expect((body / unit) % 2).toBe(1)
      if (slot >= unit) expect(body).toBeLessThanOrEqual(slot)
    }),
  )
})

test('the line is unbroken: each segment touches the previous one', () => {
  fc.assert(
    fc.property(bars, canvas, (given, size) => {
      const runs = lineShapes(chartOf(given, size))
      const isApart = (run: Shape, index: number) => {
        const before = runs[index - 1]
        if (!before) return false
        return (
          run.x > before.x + before.width || run.y > before.y + before.height || run.y + run.height < before.y
        )
      }
      expect(runs.filter(isApart)).toEqual([])
    }),
  )
})

test('the largest volume fills its part, and every volume above zero is visible', () => {
  const bar = { open: 1, close: 1, low: 1, high: 1 }
  const chart = chartOf(
    [0, 1, 1_000_000].map((volume) => ({ ...bar, volume })),
    { width: 400, height: 300, ratio: 1 },
  )
  expect(volumeShapes(chart).map(({ height }) => height)).toEqual([1, chart.layout.volume.height])
})

test('pointing at the middle of a bar finds it, and any other column the nearest one', () => {
  fc.assert(
    fc.property(bars, canvas, fc.integer({ min: -50, max: 3_000 }), (given, size, column) => {
      const { bars: drawn, layout, span } = chartOf(given, size)
      const middleOf = ({ time }: { time: number }) => columnOf(layout, span, time) + layout.slot / 2
      for (const [index, bar] of drawn.entries())
        expect(barAt(layout, span, drawn, middleOf(bar))).toBe(index)
      const found = drawn[barAt(layout, span, drawn, column) ?? -1]
      if (!found) throw new Error('nothing was found')
      const nearest = Math.min(...drawn.map((bar) => Math.abs(middleOf(bar) - column)))
      expect(Math.abs(middleOf(found) - column)).toBe(nearest)
    }),
  )
})

test('without bars no bar is found', () => {
  const { layout, span } = chartOf([{ open: 1, close: 1, low: 1, high: 1, volume: 0 }], {
    width: 300,
    height: 200,
    ratio: 1,
  })
  expect(barAt(layout, span, [], 10)).toBeNull()
})
