import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fullRange,
  lastTick,
  liquidityOf,
  sqrtPriceAt,
  sqrtPriceOf,
} from '../../../scripts/demo/exchange/pool-price.ts'

const unit = 2n ** 96n

test('prices at the last ticks are the limits of the published contracts', () => {
  // MIN_SQRT_RATIO and MAX_SQRT_RATIO of TickMath.sol, which computes the second one from 64 bits.
  const limits = [4295128739n, 1461446703485210103287273052203988822378723970342n] as const
  for (const [index, tick] of [-lastTick, lastTick].entries()) {
    const limit = limits[index] ?? 0n
    const error = sqrtPriceAt(tick) - limit
    expect(error < 0n ? -error : error).toBeLessThanOrEqual(limit / 10n ** 19n + 1n)
  }
  expect(sqrtPriceAt(0)).toBe(unit)
})

test('the price of equal worth is the square root of the amounts in every magnitude', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 36n })
  fc.assert(
    fc.property(amount, amount, (amount0, amount1) => {
      const ratio = (amount1 << 192n) / amount0
      const price = sqrtPriceOf(amount0, amount1)
      expect(price * price <= ratio && (price + 1n) ** 2n > ratio).toBe(true)
    }),
  )
})

test('a range has the liquidity of its scarcer side', () => {
  const range = { tickLower: -600, tickUpper: 600 }
  const balanced = liquidityOf(unit, range, [10n ** 18n, 10n ** 18n])
  expect(liquidityOf(unit, range, [10n ** 18n, 5n * 10n ** 17n])).toBe(balanced / 2n)
  expect(liquidityOf(unit, fullRange(60), [10n ** 18n, 10n ** 18n])).toBeLessThan(balanced / 30n)
})

test('a range outside of the price has one side', () => {
  const amounts: [bigint, bigint] = [10n ** 18n, 7n]
  const above = liquidityOf(unit, { tickLower: 60, tickUpper: 120 }, amounts)
  expect(above).toBe(liquidityOf(unit, { tickLower: 60, tickUpper: 120 }, [10n ** 18n, 0n]))
  expect(above).toBeGreaterThan(0n)
  const below = liquidityOf(unit, { tickLower: -120, tickUpper: -60 }, amounts)
  expect(below).toBe(liquidityOf(unit, { tickLower: -120, tickUpper: -60 }, [0n, 7n]))
  expect(below).toBeGreaterThan(0n)
})
