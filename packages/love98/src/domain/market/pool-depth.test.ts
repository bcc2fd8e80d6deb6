import fc from 'fast-check'
import { expect, test } from 'vitest'
import { poolDepth } from './pool-depth'

const side = { decimals: 18 }
const sides = (baseIsFirst: boolean) => ({ baseIsFirst, base: side, token: side })
const reserve = fc.bigInt({ min: 0n, max: 2n ** 112n - 1n })

test('the sale of the depth of a pool of Uniswap V2 lowers its price by 2 %', () => {
  fc.assert(
    fc.property(reserve, reserve, fc.boolean(), (base, token, baseIsFirst) => {
      const [reserve0, reserve1] = baseIsFirst ? [base, token] : [token, base]
      const depth = poolDepth(sides(baseIsFirst), { kind: 'reserves', reserve0, reserve1 })
      // The price is the product of the reserves, which stays the same, divided by the square of the base side.
      const isWithin = (sold: bigint) => 98n * (base + sold) ** 2n <= 100n * base ** 2n
      expect(isWithin(depth)).toBe(true)
      expect(isWithin(depth + 2n)).toBe(false)
    }),
  )
})

test('a pool of Uniswap V3 or V4 has the depth of its active liquidity', () => {
  const sqrtPrice = fc.bigInt({ min: 2n ** 64n, max: 2n ** 128n })
  const liquidity = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n })
  fc.assert(
    fc.property(sqrtPrice, liquidity, fc.boolean(), (sqrtPriceX96, active, baseIsFirst) => {
      const reserve0 = (active * 2n ** 96n) / sqrtPriceX96
      const reserve1 = (active * sqrtPriceX96) / 2n ** 96n
      const depth = poolDepth(sides(baseIsFirst), {
        ...{ kind: 'concentrated', sqrtPriceX96, liquidity: active, tick: 0 },
      })
      const ofReserves = poolDepth(sides(baseIsFirst), { kind: 'reserves', reserve0, reserve1 })
      expect(depth - ofReserves === 0n || depth - ofReserves === 1n).toBe(true)
    }),
  )
})

test('a pool without active liquidity has no depth', () => {
  const state = { kind: 'concentrated', sqrtPriceX96: 2n ** 96n, liquidity: 0n, tick: 0 } as const
  expect(poolDepth(sides(true), state)).toBe(0n)
  expect(poolDepth(sides(false), state)).toBe(0n)
})
