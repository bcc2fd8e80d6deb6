import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bar, barsOf, mergedBars, slotCount, spanThatFits, withLatest } from './bars'

const price = fc.double({ min: 1e-12, max: 1e9, noNaN: true })
const barAt = (time: number) =>
  fc.tuple(price, price, price, price, fc.nat()).map(([a, b, c, d, volume]): Bar => {
    const [low, high] = [Math.min(a, b, c, d), Math.max(a, b, c, d)]
    return { time, open: a, close: b, low, high, volume }
  })
const series = fc
  .uniqueArray(fc.nat({ max: 300 }), { maxLength: 60 })
  .chain((at) => fc.tuple(...at.sort((a, b) => a - b).map((index) => barAt(index * 60))))

test('merged bars keep the first open, the last close, the outermost prices and all volume', () => {
  fc.assert(
    fc.property(series, fc.integer({ min: 1, max: 400 }), (bars, most) => {
      const span = spanThatFits({ from: 0, to: 301 * 60, step: 60 }, most)
      const merged = mergedBars(bars, span)
      expect(merged.length).toBeLessThanOrEqual(slotCount(span))
      expect(merged.reduce((sum, { volume }) => sum + volume, 0)).toBe(
        bars.reduce((sum, { volume }) => sum + volume, 0),
      )
      for (const [index, bar] of merged.entries()) {
        const parts = bars.filter(({ time }) => time >= bar.time && time < bar.time + span.step)
        expect(bar.time % span.step).toBe(0)
        expect(bar.time).toBeGreaterThan(merged[index - 1]?.time ?? -1)
        expect([bar.open, bar.close]).toEqual([parts[0]?.open, parts.at(-1)?.close])
        expect(bar.high).toBe(Math.max(...parts.map(({ high }) => high)))
        expect(bar.low).toBe(Math.min(...parts.map(({ low }) => low)))
      }
    }),
  )
})

test('a span uses the smallest step that fits, in common time units', () => {
  const week = { from: 0, to: 168 * 3_600, step: 3_600 }
  expect(spanThatFits(week, 168).step).toBe(3_600)
  expect(spanThatFits(week, 167).step).toBe(2 * 3_600)
  expect(spanThatFits(week, 10).step).toBe(24 * 3_600)
  expect(slotCount(spanThatFits(week, 1))).toBe(1)
})

test('bars outside of the span are dropped', () => {
  const bar = { time: 60, open: 1, high: 1, low: 1, close: 1, volume: 1 }
  expect(
    mergedBars([{ ...bar, time: 0 }, bar, { ...bar, time: 120 }], { from: 60, to: 120, step: 60 }),
  ).toEqual([bar])
})

const last: Bar = { time: 600, open: 5, high: 6, low: 4, close: 5, volume: 9 }

test('a newer price updates the running interval and keeps its volume', () => {
  expect(withLatest([last], 7, 630, 60)).toEqual([{ ...last, high: 7, close: 7 }])
  expect(withLatest([last], 3, 659, 60)).toEqual([{ ...last, low: 3, close: 3 }])
})

test('a new interval begins at the last close, and empty intervals repeat it', () => {
  const flat = { open: 5, high: 5, low: 5, close: 5, volume: 0 }
  expect(withLatest([last], 8, 725, 60)).toEqual([
    last,
    { time: 660, ...flat },
    { time: 720, ...flat, high: 8, close: 8 },
  ])
})

test('an older block, a price without bars and a gap that is too long change nothing', () => {
  expect(withLatest([last], 8, 599, 60)).toEqual([last])
  expect(withLatest([], 8, 600, 60)).toEqual([])
  expect(withLatest([last], 8, 600 + 61 * 60, 60)).toEqual([last])
})

test('candles become numbers, with the volume in whole base assets', () => {
  const text = { open: '0.5', high: '2', low: '0.25', close: '1', volume: { base: '1500000', token: '7' } }
  expect(barsOf([{ time: 60, ...text }], 6)).toEqual([
    { time: 60, open: 0.5, high: 2, low: 0.25, close: 1, volume: 1.5 },
  ])
})
