import { expect, test } from 'vitest'
import { amountOut, minimumReceived } from './quote'

const pool = { reserveIn: 10n ** 24n, reserveOut: 5n * 10n ** 12n }

test.each([
  ['nothing', { ...pool, amountIn: 0n }],
  ['less than nothing', { ...pool, amountIn: -1n }],
  ['into an empty pool', { amountIn: 5n, reserveIn: 0n, reserveOut: 5n }],
  ['out of an empty pool', { amountIn: 5n, reserveIn: 5n, reserveOut: 0n }],
  ['more than a pool can count', { ...pool, amountIn: 2n ** 112n - pool.reserveIn }],
])('a trade of %s gives 0', (_, trade) => {
  expect(amountOut(trade)).toBe(0n)
})

test('the largest amount that a pool supports is traded', () => {
  expect(amountOut({ ...pool, amountIn: 2n ** 112n - 1n - pool.reserveIn })).toBeGreaterThan(0n)
})

test.each([
  [10_000n, 50, 9_950n],
  [10_001n, 50, 9_951n],
  [1n, 5_000, 1n],
  [0n, 50, 0n],
  [7n, 0, 7n],
  [7n, 10_000, 0n],
])('the minimum for %s at %s bips is %s, and never less than promised', (amount, bips, minimum) => {
  expect(minimumReceived(amount, bips)).toBe(minimum)
})
