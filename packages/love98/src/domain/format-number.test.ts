import { expect, test } from 'vitest'
import { formatNumber } from './format-number'

// Proves S9.3
test.each([
  [1234.567, '1,234.57'],
  [0.005, '0.01'],
  [0, '0'],
  [1_000_000, '1,000,000'],
  [2n ** 64n, '18,446,744,073,709,551,616'],
])('formatNumber writes %d as %s', (value, text) => expect(formatNumber(value)).toBe(text))
