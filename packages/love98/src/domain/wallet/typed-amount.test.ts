import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTypedAmount, typedAmountText } from './typed-amount'

test.each([
  ['1.5', 6, 1_500_000n],
  ['1.5000000000', 6, 1_500_000n],
  ['.000001', 6, 1n],
  ['7', 0, 7n],
  ['٢٫٥', 18, 2_500_000_000_000_000_000n],
  ['1,250.50', 2, 125_050n],
  [String(2n ** 256n - 1n), 0, 2n ** 256n - 1n],
] as const)('the amount %j with %d decimals is read as %d', (text, decimals, value) => {
  expect(readTypedAmount(text, decimals)).toEqual({ kind: 'amount', value })
})

// viem's parseUnits('1.239', 2) is 124: more than was typed.
test.each([
  ['1.239', 2, 'too-many-decimals'],
  ['0.0000001', 6, 'too-many-decimals'],
  ['1.5', 0, 'too-many-decimals'],
  ['0', 18, 'zero'],
  ['0.00', 18, 'zero'],
  ['-1', 18, 'negative'],
  ['1e30', 18, 'exponent'],
  ['1,5', 18, 'comma'],
  ['', 18, 'empty'],
  [String(2n ** 256n), 0, 'too-large'],
  ['9'.repeat(60), 18, 'too-large'],
])('the amount %j with %d decimals is refused: %s', (text, decimals, code) => {
  expect(readTypedAmount(text, decimals)).toEqual({ kind: 'problem', code })
})

test('an amount shown in a field is read back to the last wei', () => {
  const amounts = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 36 }), (value, decimals) => {
      expect(readTypedAmount(typedAmountText(value, decimals), decimals)).toEqual({ kind: 'amount', value })
    }),
  )
})
