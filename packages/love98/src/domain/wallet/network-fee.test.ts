import { describe, expect, test } from 'vitest'
import { cautiouslySpendable, highestBaseFee, networkFee, spendableAfterFees } from './network-fee'

const ether = 10n ** 18n
const [payment, swap] = [
  { gas: 21_000n, rollupFee: 0n },
  { gas: 123_456n, rollupFee: 0n },
]

test('the base fee rises by an eighth for each full block, and by at least 1 wei', () => {
  expect(highestBaseFee(8_000n, 1)).toBe(9_000n)
  expect(highestBaseFee(8_000n, 2)).toBe(10_125n)
  expect(highestBaseFee(7n, 3)).toBe(10n)
  expect(highestBaseFee(0n, 0)).toBe(0n)
})

describe.each([
  ['mostly base fee', { baseFee: 30_000_000_000n, tip: 1_000_000n }],
  ['mostly tip', { baseFee: 7n, tip: 1_000_000_000n }],
  ['both alike', { baseFee: 500_000_000n, tip: 500_000_000n }],
])('prices of %s', (_, prices) => {
  test.each([
    ['a payment', payment],
    ['a swap', swap],
    ['a swap with a fee for its data', { ...swap, rollupFee: 5n * networkFee(prices, swap) }],
  ])('after %s of the maximum, a second one can be paid, and less than three fees are left', (_, use) => {
    const { amount, kept } = spendableAfterFees(ether, prices, use)
    expect(amount + kept).toBe(ether)
    const fee = networkFee(prices, use)
    const left = ether - amount - fee
    // A wallet allows twice the base fee and a fifth more gas than the estimate.
    const limits = { gas: (use.gas * 6n) / 5n, rollupFee: use.rollupFee }
    const demanded = networkFee({ ...prices, baseFee: 2n * prices.baseFee }, limits)
    expect(kept).toBeGreaterThanOrEqual(demanded)
    expect(left).toBeGreaterThanOrEqual(demanded)
    expect(left).toBeLessThan(3n * fee)
  })
})

test('a balance that does not cover the fees is kept whole', () => {
  const prices = { baseFee: 10n ** 9n, tip: 10n ** 9n }
  expect(spendableAfterFees(5n, prices, payment)).toEqual({ amount: 0n, kept: 5n, isCautious: false })
  expect(spendableAfterFees(0n, prices, payment)).toEqual({ amount: 0n, kept: 0n, isCautious: false })
})

test('while fees are unknown, 0.01 of the coin is kept, or half of a smaller balance', () => {
  expect(cautiouslySpendable(ether)).toEqual({
    amount: (ether * 99n) / 100n,
    kept: ether / 100n,
    isCautious: true,
  })
  expect(cautiouslySpendable(101n)).toEqual({ amount: 51n, kept: 50n, isCautious: true })
  expect(cautiouslySpendable(0n)).toEqual({ amount: 0n, kept: 0n, isCautious: true })
})
