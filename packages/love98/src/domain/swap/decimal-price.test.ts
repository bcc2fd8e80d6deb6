import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePrices, decimalPrice, decimalPriceText, numberPriceText } from './decimal-price'

test.each([
  ['0.000000012345678', '0.000000012345'],
  ['1234.5678', '1,234.5'],
  ['7', '7'],
])('the price %s is shown as %s', (text, shown) => {
  expect(decimalPriceText(text)).toBe(shown)
})

test.each([
  [0.1 + 0.2, '0.3'],
  [1.5e-9, '0.0000000015'],
  [1_234_567.8, '1,234,567'],
])('the number %d is shown as %s', (price, shown) => {
  expect(numberPriceText(price)).toBe(shown)
})

test.each(['', '0', '0.000', '-1', '1e5', '1,5', '.5', '5.', ' 5', '0x10', 'NaN', '9'.repeat(61)])(
  'the text %j is not a price',
  (text) => {
    expect(decimalPrice(text)).toBeNull()
  },
)

test('prices that differ in the last of 60 digits are distinguished', () => {
  const digits = fc.bigInt({ min: 1n, max: 10n ** 60n - 1n })
  fc.assert(
    fc.property(digits, digits, fc.integer({ min: 0, max: 40 }), (one, other, places) => {
      const written = (value: bigint) => {
        const text = value.toString().padStart(places + 1, '0')
        return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
      }
      const [a, b] = [decimalPrice(written(one)), decimalPrice(written(other))]
      if (!a || !b) throw new Error('no price')
      expect(comparePrices(a, b)).toBe(one < other ? -1 : one > other ? 1 : 0)
    }),
  )
})
