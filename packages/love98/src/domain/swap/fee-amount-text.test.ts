import { expect, test } from 'vitest'
import { feeAmountText } from './fee-amount-text'

const coin = { symbol: 'ETH', decimals: 18 }
const micro = 10n ** 12n

test.each([
  [34n * micro, null, '0.000034 ETH'],
  [34n * micro + 400_000_000_000n, 10n, '0.000034 ETH ($0.10)'],
  [149n * micro + 625_000_000_000n, null, '0.00015 ETH'],
  [1_540_000_000_000n, null, '0.0000015 ETH'],
  [micro, 0n, '0.000001 ETH (<$0.01)'],
  [123_456_789n * micro, 123_456_789n, '123.45 ETH ($1,234,567.89)'],
] as const)('a fee of %s wei and %s cents is about %s', (fee, cents, text) => {
  expect(feeAmountText(fee, coin, cents)).toEqual({ kind: 'about', text })
})

test.each([0n, 1n, micro - 1n])('a fee of %s wei is less than a millionth', (fee) => {
  expect(feeAmountText(fee, coin, 0n)).toEqual({ kind: 'less-than', text: '0.000001 ETH' })
})

// Proves S10.16
test('the shown fee differs from the exact one by a twentieth at most', () => {
  for (let fee = micro; fee < 10n ** 19n; fee = (fee * 13n) / 10n) {
    const shown = Number(feeAmountText(fee, coin).text.replace(/,| ETH/g, ''))
    expect(Math.abs(shown / (Number(fee) / 1e18) - 1)).toBeLessThan(0.051)
  }
})

test('a coin with few decimals is written out', () => {
  expect(feeAmountText(150n, { symbol: 'USD', decimals: 2 })).toEqual({ kind: 'about', text: '1.5 USD' })
})
