import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalPrice } from './decimal-price'
import { parseCandlePage } from './parse-candle-page'
import { poolPrice, priceFromSqrt } from './pool-price'

const decimals = fc.record({
  base: fc.record({ decimals: fc.integer({ min: 0, max: 36 }) }),
  token: fc.record({ decimals: fc.integer({ min: 0, max: 36 }) }),
})
/** The limits of prices in `TickMath.sol` of Uniswap V3 and V4. */
const limits = [4_295_128_739n, 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_341n] as const
const sqrtPrice = fc.bigInt({ min: limits[0], max: limits[1] })

test('a price is the exact square of its root, for either token order of the pool and any decimals', () => {
  fc.assert(
    fc.property(sqrtPrice, decimals, (sqrtPriceX96, sides) => {
      const [ten, unit] = [10n ** BigInt(sides.base.decimals), 10n ** BigInt(sides.token.decimals)]
      const first = priceFromSqrt({ ...sides, baseIsFirst: true }, sqrtPriceX96)
      expect(first.numerator * 2n ** 192n * unit).toBe(first.denominator * sqrtPriceX96 ** 2n * ten)
      const second = priceFromSqrt({ ...sides, baseIsFirst: false }, sqrtPriceX96)
      expect(second.numerator * sqrtPriceX96 ** 2n * unit).toBe(second.denominator * 2n ** 192n * ten)
    }),
  )
})

test('pools of all kinds with the same reserves have the same price', () => {
  const root = fc.bigInt({ min: 1n, max: 2n ** 48n })
  fc.assert(
    fc.property(root, root, decimals, fc.boolean(), (first, second, side, baseIsFirst) => {
      const sides = { ...side, baseIsFirst }
      const sqrtPriceX96 = second * 2n ** 96n
      const v2 = poolPrice(sides, {
        ...{ kind: 'reserves', reserve0: first ** 2n, reserve1: (first * second) ** 2n },
      })
      const v3 = poolPrice(sides, { kind: 'concentrated', sqrtPriceX96, liquidity: 0n, tick: 0 })
      expect(v2 && v3 && v2.numerator * v3.denominator).toBe(v2 && v3 && v3.numerator * v2.denominator)
    }),
  )
})

test.each([
  [true, 18, 6, 2n ** 96n, '1000000000000'],
  [false, 18, 6, 2n ** 96n, '1000000000000'],
  [true, 6, 18, 2n ** 97n, '0.000000000004'],
  [false, 0, 0, 2n ** 97n, '0.25'],
])(
  'with the base first: %s, decimals %i and %i, the root %d is the price %s',
  (baseIsFirst, base, token, root, text) => {
    const sides = { baseIsFirst, base: { decimals: base }, token: { decimals: token } }
    expect(decimalPrice(priceFromSqrt(sides, root))).toBe(text)
  },
)

test('the first and the last price of a pool, with 0 and 36 decimals, are prices of a candle', () => {
  for (const root of limits)
    for (const [base, token] of [
      [0, 36],
      [36, 0],
    ] as const)
      for (const baseIsFirst of [true, false]) {
        const sides = { baseIsFirst, base: { decimals: base }, token: { decimals: token } }
        const price = decimalPrice(priceFromSqrt(sides, root))
        const candle = { time: 60, open: price, high: price, low: price, close: price }
        const page = {
          ...{ pair: 'A-B', interval: '1m', finalUntil: 0, begins: 60 },
          candles: [{ ...candle, volume: { base: '0', token: '0' } }],
        }
        expect(parseCandlePage(page, { pair: 'A-B', interval: '1m' }).candles[0]?.close).toBe(price)
      }
})

test('an empty pool of Uniswap V2 has no price', () => {
  const sides = { baseIsFirst: true, base: { decimals: 18 }, token: { decimals: 18 } }
  expect(poolPrice(sides, { kind: 'reserves', reserve0: 0n, reserve1: 5n })).toBeNull()
})
