import { expect, test } from 'vitest'
import { chartGeometry } from './chart-geometry'
import { columnOf } from './chart-layout'

const week = { from: 0, to: 168 * 3_600, step: 3_600 }
const bars = Array.from({ length: 168 }, (_, index) => ({
  ...{ time: index * 3_600, open: 1, low: 0.5, close: 2, volume: 1 },
  high: 2 + index / 100,
}))
const canvas = { width: 500, height: 300, ratio: 1, line: 12, digit: 6 }
const wide = { ...canvas, width: 1_600 }
const how = { kind: 'candles', offset: 0 } as const

test('a week is drawn in hours on a wide chart, and in longer steps on a narrow one', () => {
  expect(chartGeometry(bars, week, wide, how)?.bars).toHaveLength(168)
  expect(chartGeometry(bars, week, canvas, how)?.bars).toHaveLength(84)
  expect(chartGeometry(bars, week, { ...canvas, ratio: 4 }, how)?.bars.length).toBeLessThan(40)
})

test('a line needs less width than candles', () => {
  expect(chartGeometry(bars, week, canvas, { ...how, kind: 'line' })?.bars).toHaveLength(168)
})

test('a history that is shorter than the range leaves the time before it empty', () => {
  const young = chartGeometry(bars.slice(-10), week, wide, how)
  if (!young) throw new Error('nothing to draw')
  const [first] = young.bars
  expect(first && columnOf(young.layout, young.span, first.time)).toBeGreaterThan(
    young.layout.plot.width * 0.9,
  )
})

test('prices are drawn beside the plot, and are hidden if they would take half of it', () => {
  const widthOf = (width: number) => chartGeometry(bars, week, { ...canvas, width }, how)?.layout.plot.width
  expect(widthOf(500)).toBeLessThan(500)
  expect(widthOf(50)).toBe(50)
})

test('a chart without bars in the range, or without room, draws nothing', () => {
  expect(chartGeometry([], week, canvas, how)).toBeNull()
  expect(chartGeometry(bars, { ...week, from: 169 * 3_600, to: 170 * 3_600 }, canvas, how)).toBeNull()
  expect(chartGeometry(bars, week, { ...canvas, width: 0 }, how)).toBeNull()
})
