import { expect, test } from 'vitest'
import { routeImpactBips, type SpotPrice, spotFromSqrt } from './price-impact'
import { amountOut, priceImpactBips, v2Fee } from './quote'

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

test.each([1_000n, 123_456_789n, 10n ** 20n])(
  'an input of %s has the impact that one pool of V2 shows',
  (amountIn) => {
    const trade = { amountIn, reserveIn: 10n ** 21n, reserveOut: 3n * 10n ** 21n }
    const pool: SpotPrice = { numerator: trade.reserveOut, denominator: trade.reserveIn, fee: v2Fee }
    expect(routeImpactBips({ amountIn, amountOut: amountOut(trade) }, [pool])).toBe(priceImpactBips(trade))
  },
)

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
