import fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceStep, priceScale, priceTicks, rowOf } from './price-scale'

const price = fc.double({ min: 1e-15, max: 1e12, noNaN: true })
const barOf = (low: number, high: number) => ({ time: 0, open: low, close: high, low, high, volume: 0 })

test('every price has a row in the plot, and a higher price is never below a lower one', () => {
  fc.assert(
    fc.property(
      price,
      price,
      fc.integer({ min: 2, max: 3_000 }),
      fc.nat({ max: 50 }),
      (a, b, height, top) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const scale = priceScale([barOf(low, high)])
        if (!scale) throw new Error('no scale')
        const [below, above] = [rowOf(scale, low, top, height), rowOf(scale, high, top, height)]
        for (const row of [below, above]) {
          expect(Number.isInteger(row)).toBe(true)
          expect(row).toBeGreaterThanOrEqual(top)
          expect(row).toBeLessThan(top + height)
        }
        expect(above).toBeLessThanOrEqual(below)
      },
    ),
  )
})

test('a constant price is in the middle', () => {
  const scale = priceScale([barOf(5, 5)])
  expect(scale && rowOf(scale, 5, 0, 101)).toBe(50)
})

test('ticks are within the scale, at most the requested number, and have distinct labels', () => {
  fc.assert(
    fc.property(
      price,
      fc.double({ min: 1e-4, max: 10, noNaN: true }),
      fc.integer({ min: 1, max: 12 }),
      (low, share, most) => {
        const scale = { low, high: low * (1 + share) }
        const ticks = priceTicks(scale, most)
        expect(ticks.length).toBeLessThanOrEqual(most + 1)
        const room = (scale.high - scale.low) * 1e-6
        for (const tick of ticks) {
          expect(tick.price).toBeGreaterThanOrEqual(scale.low - room)
          expect(tick.price).toBeLessThanOrEqual(scale.high + room)
        }
        expect(new Set(ticks.map(({ text }) => text)).size).toBe(ticks.length)
      },
    ),
  )
})

test.each([
  [{ low: 0.2, high: 0.31 }, ['0.20', '0.25', '0.30']],
  [{ low: 1_180, high: 1_620 }, ['1,200', '1,400', '1,600']],
  [{ low: 2.1e-8, high: 2.9e-8 }, ['0.000000022', '0.000000024', '0.000000026', '0.000000028']],
])('the ticks of %j read %j', (scale, texts) => {
  expect(priceTicks(scale, 4).map(({ text }) => text)).toEqual(texts)
})

test.each([
  [0.0011, 0.002],
  [3, 5],
  [7, 10],
  [100, 100],
])('the smallest step that is at least %d is %d', (least, step) => {
  expect(niceStep(least)).toBeCloseTo(step, 12)
})

test('the scale is null without bars or without a price', () => {
  expect(priceScale([])).toBeNull()
  expect(priceScale([barOf(0, 0)])).toBeNull()
})
