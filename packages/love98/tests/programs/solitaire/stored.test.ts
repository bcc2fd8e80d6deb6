import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultOptions, parseOptions } from '@/programs/solitaire/game/options'
import { emptyStatistics, parseStatistics, withWin } from '@/programs/solitaire/game/statistics'

test('any stored text gives valid options and statistics', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
      expect(parseOptions(text)).toEqual(defaultOptions)
      expect(parseStatistics(text)).toEqual(emptyStatistics)
    }),
  )
})

test('an invalid part of the options gets its default, and the others stay', () => {
  const stored = {
    version: 1,
    drawCount: 3,
    scoring: 'vegas',
    timed: false,
    outline: true,
    back: 'constructor',
  }
  expect(parseOptions(JSON.stringify(stored))).toEqual({
    drawCount: 3,
    scoring: 'standard',
    timed: false,
    outline: true,
    back: null,
  })
})

test('statistics keep the best results and the days, and impossible numbers are refused', () => {
  const played = { ...emptyStatistics, played: 3 }
  const first = withWin(played, { seconds: 200, score: 4000, day: '2026-11-22' })
  const second = withWin(first, { seconds: null, score: 5000, day: '2026-11-21' })
  const third = withWin(second, { seconds: 300, score: null, day: '2026-11-22' })
  expect(third).toEqual({
    played: 3,
    won: 3,
    fastest: 200,
    highest: 5000,
    days: ['2026-11-21', '2026-11-22'],
  })
  const text = JSON.stringify({ version: 1, ...third })
  expect(parseStatistics(text)).toEqual(third)
  expect(parseStatistics(text.replace('"won":3', '"won":4'))).toEqual(emptyStatistics)
  expect(parseStatistics(text.replace('"fastest":200', '"fastest":-1'))).toEqual(emptyStatistics)
  expect(parseStatistics(text.replace('2026-11-21', '2026-11-31')).days).toEqual(['2026-11-22'])
})
