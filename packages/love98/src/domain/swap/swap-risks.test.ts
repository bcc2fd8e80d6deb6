import { expect, test } from 'vitest'
import { confirmedLosses, isNoticeable, type SwapLosses, shortfallBips } from './swap-risks'

test('a shortfall is the missing part of the expected amount, and 0 when more arrived', () => {
  expect(shortfallBips(38_653n, 9_680n)).toBe(7_495)
  expect(shortfallBips(10_000n, 9_900n)).toBe(100)
  expect(shortfallBips(100n, 100n)).toBe(0)
  expect(shortfallBips(100n, 101n)).toBe(0)
  expect(shortfallBips(0n, 0n)).toBe(0)
})

test('a difference above 1 % is shown', () => {
  expect([100, 101].map(isNoticeable)).toEqual([false, true])
})

const none: SwapLosses = { level: 'none', impactBips: 0, fallBips: 0, keptBips: 0 }

test.each<[string, Partial<SwapLosses>, ReturnType<typeof confirmedLosses>]>([
  ['nothing is lost', {}, []],
  ['the impact is severe', { level: 'severe', impactBips: 999 }, []],
  ['the impact is 10 %', { level: 'confirm', impactBips: 1_000 }, [['impact', 1_000]]],
  ['the quote fell by 1 %', { fallBips: 100 }, []],
  ['the quote fell by more', { fallBips: 101 }, [['fall', 101]]],
  ['the tokens keep 10 %', { keptBips: 1_000 }, []],
  ['the tokens keep more', { keptBips: 1_001 }, [['tax', 1_001]]],
  [
    'all is worse',
    { level: 'confirm', impactBips: 1_400, fallBips: 7_495, keptBips: 6_000 },
    [
      ['impact', 1_400],
      ['fall', 7_495],
      ['tax', 6_000],
    ],
  ],
])('when %s, the losses that need a typed confirmation are listed', (_, different, expected) => {
  expect(confirmedLosses({ ...none, ...different })).toEqual(expected)
})
