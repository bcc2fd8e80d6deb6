import { describe, expect, test } from 'vitest'
import { changeInMillionths, compareDecimals, decimalPrice } from './decimal-price'

const price = (numerator: bigint, denominator: bigint) => decimalPrice({ numerator, denominator })

describe('a price as decimal text', () => {
  test.each<[bigint, bigint, string]>([
    [1n, 1n, '1'],
    [1n, 2n, '0.5'],
    [3n, 2n, '1.5'],
    [1n, 3n, '0.333333333333333333'],
    [2n, 3n, '0.666666666666666666'],
    [1n, 10n ** 20n, `0.${'0'.repeat(19)}1`],
    [1n, 3n * 10n ** 20n, `0.${'0'.repeat(20)}333333333333333333`],
    [10n ** 20n, 3n, `333333333333333333${'0'.repeat(2)}`],
    [123_456_789_012_345_678n, 1n, '123456789012345678'],
    [1_234_567_890_123_456_789n, 10n, '123456789012345678'],
    [1_234_567_890_123_456_789n, 10n ** 9n, '1234567890.12345678'],
    [10n ** 40n, 1n, `1${'0'.repeat(40)}`],
  ])('the quotient %d / %d is written as %s', (numerator, denominator, text) => {
    expect(price(numerator, denominator)).toBe(text)
  })

  test('a price has at most 18 significant digits, for any reserves', () => {
    for (let power = -60n; power <= 60n; power++) {
      const ten = 10n ** (power < 0n ? -power : power)
      const text = power < 0n ? price(7n, 3n * ten) : price(7n * ten, 3n)
      expect(text.replace('.', '').replace(/^0+|0+$/g, '').length).toBeLessThanOrEqual(18)
    }
  })
})

test.each([
  ['1', '2', -1],
  ['10', '9', 1],
  ['0.10', '0.1', 0],
  ['0.09', '0.1', -1],
  [`0.${'0'.repeat(30)}1`, '0', 1],
  ['12345678901234567890', '12345678901234567891', -1],
  ['0.123456789012345678', '0.123456789012345677', 1],
  ['1', '0.999999999999999999', 1],
  ['0', '0', 0],
  [`1${'0'.repeat(400)}`, `2${'0'.repeat(400)}`, -1],
  ['0', '1', -1],
])('the comparison of %s with %s gives %i', (one, other, sign) => {
  expect(compareDecimals(one, other)).toBe(sign)
})

test.each([
  ['1', '1.01', 10_000],
  ['1', '0.99', -10_000],
  ['3', '4', 333_333],
  ['3', '2', -333_333],
  ['0.000000000000000000012', '0.000000000000000000018', 500_000],
  ['0.5', '1000', 1_999_000_000],
  ['7.25', '7.25', 0],
  ['0', '1', 0],
])('the change from %s to %s is %i millionths', (first, last, millionths) => {
  expect(changeInMillionths(first, last)).toBe(millionths)
})
