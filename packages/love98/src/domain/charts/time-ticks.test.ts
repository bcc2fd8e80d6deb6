import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeTicks } from './chart-geometry'

const span = fc
  .tuple(fc.integer({ min: 1_500_000_000, max: 2_000_000_000 }), fc.integer({ min: 60, max: 80_000_000 }))
  .map(([from, length]) => ({ from, to: from + length, step: 60 }))

test('ticks are within the span, in order, equally spaced and limited in number', () => {
  fc.assert(
    fc.property(
      span,
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(-36_000, 0, 3_600, 19_800),
      (of, most, offset) => {
        const times = timeTicks(of, most, offset).map(({ time }) => time)
        expect(times.length).toBeLessThanOrEqual(most + 1)
        const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
        expect(new Set(gaps).size).toBeLessThanOrEqual(1)
        for (const time of times) {
          expect(time).toBeGreaterThanOrEqual(of.from)
          expect(time).toBeLessThan(of.to)
        }
      },
    ),
  )
})

test('a day begins at midnight of the visitor’s clock', () => {
  const day = Date.UTC(2026, 10, 22) / 1_000
  const ticks = timeTicks({ from: day, to: day + 86_400, step: 900 }, 8, 3_600)
  expect(ticks.filter(({ isDay }) => isDay)).toEqual([{ time: day + 86_400 - 3_600, isDay: true }])
  expect(ticks[0]).toEqual({ time: day + 2 * 3_600, isDay: false })
})

test('there are no ticks without room', () => {
  expect(timeTicks({ from: 0, to: 3_600, step: 60 }, 0, 0)).toEqual([])
})
