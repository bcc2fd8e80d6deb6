import { expect, test } from 'vitest'
import { impactLevel, isWorse } from './impact-level'

test.each([
  [0, 'none', 'none'],
  [99, 'none', 'none'],
  [100, 'noted', 'noted'],
  [299, 'noted', 'noted'],
  [300, 'warned', 'warned'],
  [499, 'warned', 'warned'],
  [500, 'severe', 'severe'],
  [999, 'severe', 'severe'],
  [1_000, 'confirm', 'confirm'],
  [1_500, 'confirm', 'confirm'],
  [1_501, 'refused', 'confirm'],
  [9_999, 'refused', 'confirm'],
] as const)(
  'an impact of %d hundredths of a percent is %s, and %s if a high impact is allowed',
  (bips, level, allowed) => {
    expect(impactLevel(bips, false)).toBe(level)
    expect(impactLevel(bips, true)).toBe(allowed)
  },
)

test('each level is worse than all levels below it, and no other', () => {
  expect(isWorse('confirm', 'severe')).toBe(true)
  expect(isWorse('noted', 'none')).toBe(true)
  expect(isWorse('warned', 'warned')).toBe(false)
  expect(isWorse('none', 'refused')).toBe(false)
})
