import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBalance } from './balance'

const thousandths = 3

// Proves S9.3
test.each([
  [599n, '0.599'],
  [0n, '0'],
  [10n, '0.01'],
  [1_002n, '1'],
  [1_500n, '1.5'],
  [99_999n, '99.99'],
  [100_060n, '100'],
  [1_234_560n, '1,234.5'],
  [9_999_990n, '9,999.9'],
  [10_000_000n, '10k'],
  [999_990_000n, '999.9k'],
  [1_230_000_000_000n, '1.2b'],
  [999_999_999_999n, '999.9m'],
  [5_670_000_000_000_000n, '5.6t'],
  [12_345_000_000_000_000_000n, '12,345t'],
])('a balance of %s thousandths is shown as %s', (value, text) =>
  expect(formatBalance(value, thousandths)).toBe(text),
)

// Proves S9.3
test.each([
  ['0.5999', 599_900_000_000_000_000n, '0.599'],
  ['0.0109', 10_900_000_000_000_000n, '0.01'],
  ['a ten-millionth', 100_000_000_000n, '<0.001'],
  ['one wei', 1n, '<0.001'],
  ['a thousandth', 1_000_000_000_000_000n, '0.001'],
])('a balance of %s ether is truncated to three decimals', (_name, wei, text) =>
  expect(formatBalance(wei, 18)).toBe(text),
)

// Proves S9.3
test('a balance without decimals is a whole number', () => {
  expect(formatBalance(7n, 0)).toBe('7')
  expect(formatBalance(0n, 0)).toBe('0')
})

// Proves S9.3
test('no balance is shown larger than it is', () => {
  const factors: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, t: 1e12 }
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 36n), (wei) => {
      const text = formatBalance(wei, 18)
      if (text.startsWith('<')) return wei > 0n && wei < 10n ** 15n
      const shown = Number(text.replace(/[,kmbt]/g, '')) * (factors[text.slice(-1)] ?? 1)
      return shown <= (Number(wei) / 1e18) * (1 + 1e-12)
    }),
  )
})
