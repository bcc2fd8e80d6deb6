import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routeImpactBips, type SpotPrice, spotFromSqrt } from './price-impact'
import { amountOut, type PoolTrade, v2Fee } from './quote'

/** The square root of 4, times 2^96: a token 0 is worth 4 of token 1. */
const four = 2n * 2n ** 96n

test('the price of a pool of V3 or V4 is the square, in both directions', () => {
  const [sold, bought] = [spotFromSqrt(four, true, 500), spotFromSqrt(four, false, 500)]
  expect(sold && [sold.numerator / sold.denominator, sold.fee]).toEqual([4n, 500])
  expect(bought && [bought.denominator / bought.numerator, bought.fee]).toEqual([4n, 500])
})

test('a pool without a price has none', () => {
  expect(spotFromSqrt(0n, true, 500)).toBeNull()
})

/** The impact of a trade with a pool of V2. */
function impactOn(trade: PoolTrade): number {
  const pool: SpotPrice = { numerator: trade.reserveOut, denominator: trade.reserveIn, fee: v2Fee }
  return routeImpactBips({ amountIn: trade.amountIn, amountOut: amountOut(trade) }, [pool])
}

test.each([
  // 0.1 % of a pool moves its price by 0.1 %; the fee is no part of it.
  [10n ** 21n, 9],
  [10n ** 22n, 98],
  [10n ** 23n, 903],
  [10n ** 24n, 4_977],
])('a trade of %s into a pool of 10^24 has an impact of %s bips', (amountIn, bips) => {
  expect(impactOn({ reserveIn: 10n ** 24n, reserveOut: 10n ** 24n, amountIn })).toBe(bips)
})

test('an impact is between 0 and 100 %, and grows with the trade except for rounding', () => {
  const held = fc.bigInt({ min: 10n ** 9n, max: 10n ** 30n })
  fc.assert(
    fc.property(
      held,
      held,
      fc.bigInt({ min: 10n ** 9n, max: 10n ** 30n }),
      (reserveIn, reserveOut, amountIn) => {
        const impact = impactOn({ amountIn, reserveIn, reserveOut })
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

test.each([
  ['the fee alone is no impact', 3_998_000n, [500], 0],
  ['what is below price and fee counts', 3_800_000n, [500], 495],
  ['the fees of two pools are left out', 3_980_000n, [3_000, 2_000], 0],
  ['more than the price is no impact', 4_100_000n, [500], 0],
  ['nothing at all is a loss of everything', 0n, [0], 10_000],
] as const)('%s', (_, amountOutOf, fees, expected) => {
  const pools = fees.map((fee, index) => ({ numerator: index === 0 ? 4n : 1n, denominator: 1n, fee }))
  expect(routeImpactBips({ amountIn: 1_000_000n, amountOut: amountOutOf }, pools)).toBe(expected)
})

test('an empty pool has no price to compare with', () => {
  expect(routeImpactBips({ amountIn: 1n, amountOut: 0n }, [{ numerator: 0n, denominator: 1n, fee: 0 }])).toBe(
    0,
  )
})
