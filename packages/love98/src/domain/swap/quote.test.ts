import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOut, minimumReceived, priceImpactBips } from './quote'

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

test.each([
  // 0.1 % of a pool moves its price by 0.1 %; the fee is no part of it.
  [10n ** 21n, 9],
  [10n ** 22n, 98],
  [10n ** 23n, 903],
  [10n ** 24n, 4_977],
])('a trade of %s into a pool of 10^24 has an impact of %s bips', (amountIn, bips) => {
  expect(priceImpactBips({ ...pool, amountIn })).toBe(bips)
})

test('an impact is between 0 and 100 %, and grows with the trade except for rounding', () => {
  const held = fc.bigInt({ min: 10n ** 9n, max: 10n ** 30n })
  fc.assert(
    fc.property(
      held,
      held,
      fc.bigInt({ min: 10n ** 9n, max: 10n ** 30n }),
      (reserveIn, reserveOut, amountIn) => {
        const impact = priceImpactBips({ amountIn, reserveIn, reserveOut })
        expect(impact).toBeGreaterThanOrEqual(0)
        expect(impact).toBeLessThanOrEqual(9_970)
        const out = amountOut({ amountIn, reserveIn, reserveOut })
        if (out < 10n ** 6n) return
        const exact = 0.997 - Number(out) / ((Number(amountIn) * Number(reserveOut)) / Number(reserveIn))
        expect(impact).toBeGreaterThanOrEqual(Math.max(0, exact * 10_000 - 1.01))
        expect(impact).toBeLessThanOrEqual(Math.max(0, exact * 10_000 + 0.01))
      },
    ),
  )
})
