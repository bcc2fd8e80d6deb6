import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Price, priceFromReserves, priceText } from './price'

const price = (base: [bigint, number], token: [bigint, number]): Price => {
  const result = priceFromReserves(
    { reserve: base[0], decimals: base[1] },
    { reserve: token[0], decimals: token[1] },
  )
  if (!result) throw new Error('expected a price')
  return result
}

// Proves S2.13
test('a price is in tokens per base asset, for any decimals of either side', () => {
  expect(priceText(price([2_000n * 10n ** 18n, 18], [500n * 10n ** 6n, 6]))).toBe('0.25')
  expect(priceText(price([5n * 10n ** 8n, 8], [10n * 10n ** 18n, 18]))).toBe('2')
})

test('a pool with an empty side has no price', () => {
  expect(priceFromReserves({ reserve: 0n, decimals: 18 }, { reserve: 5n, decimals: 6 })).toBeNull()
  expect(priceFromReserves({ reserve: 5n, decimals: 18 }, { reserve: 0n, decimals: 6 })).toBeNull()
})

test.each([
  [1n, 3n, '0.33333'],
  [2n, 3n, '0.66666'],
  [123_456_789n, 100_000n, '1,234.5'],
  [12_345_678n, 1n, '12,345,678'],
  [1n, 81_000_004n, '0.000000012345'],
  [1n, 1n, '1'],
  [15n, 10n, '1.5'],
  [1n, 10n, '0.1'],
] as const)(
  'a price of %s / %s is shown as %s: five significant digits, truncated, en-US',
  (numerator, denominator, text) => {
    expect(priceText({ numerator, denominator })).toBe(text)
  },
)

test('a shown price is never above the exact one, and less than one in ten thousand below it', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 30n })
  fc.assert(
    fc.property(amount, amount, (numerator, denominator) => {
      const shown = Number(priceText({ numerator, denominator }).replaceAll(',', ''))
      const exact = Number(numerator) / Number(denominator)
      expect(shown).toBeLessThanOrEqual(exact * (1 + 1e-9))
      expect(shown).toBeGreaterThan(exact * 0.9999 - 1e-60)
    }),
  )
})
