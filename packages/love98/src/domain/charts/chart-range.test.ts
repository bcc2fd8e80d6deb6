import fc from 'fast-check'
import { expect, test } from 'vitest'
import { candleIntervals } from '@/domain/market/candle'
import { slotCount } from './bars'
import { candleRequest, chartRanges } from './chart-range'

const range = fc.constantFrom(...chartRanges)
const now = fc.integer({ min: 1_500_000_000, max: 2_500_000_000 })
const age = fc.option(fc.integer({ min: 0, max: 300_000_000 }))

test('a request contains whole intervals, at most 1,000, and ends with the current one', () => {
  fc.assert(
    fc.property(range, now, age, (wanted, moment, old) => {
      const request = candleRequest(wanted, moment, old === null ? null : moment - old)
      expect(request.step).toBe(candleIntervals[request.interval])
      expect(request.from % request.step).toBe(0)
      expect(request.to % request.step).toBe(0)
      expect(request.to - request.step).toBeLessThanOrEqual(moment)
      expect(request.to).toBeGreaterThan(moment)
      expect(slotCount(request)).toBeGreaterThanOrEqual(1)
      expect(slotCount(request)).toBeLessThanOrEqual(1_000)
    }),
  )
})

test.each([
  ['1h', '1m', 60],
  ['24h', '15m', 96],
  ['7d', '1h', 168],
  ['30d', '1h', 720],
] as const)('%s is shown in intervals of %s: %i of them', (wanted, interval, count) => {
  const request = candleRequest(wanted, 1_800_000_000, null)
  expect([request.interval, slotCount(request)]).toEqual([interval, count])
})

test('the range "all" begins with the history, in the finest step that one answer allows', () => {
  const moment = 1_800_000_000
  for (const [days, interval] of [
    [0.1, '1m'],
    [5, '15m'],
    [30, '1h'],
    [400, '1d'],
  ] as const) {
    const begins = moment - days * 86_400
    const request = candleRequest('all', moment, begins)
    expect([days, request.interval]).toEqual([days, interval])
    expect(request.from).toBeLessThanOrEqual(begins)
  }
  expect(candleRequest('all', moment, null).interval).toBe('1d')
})
