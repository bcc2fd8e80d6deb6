import { expect, test } from 'vitest'
import type { MarketPair } from '@/domain/market/snapshot'
import { bestQuote, gasCostIn } from './best-quote'

const quote = (
  amountOut: bigint,
  gas: bigint,
  via: 'v2-router' | 'universal-router' = 'universal-router',
) => ({
  ...{ route: { via }, amountOut, gas },
})

test('the largest output wins without a cost, and the first of equal ones', () => {
  const [one, two, three] = [quote(5n, 1n), quote(7n, 900_000n), quote(7n, 1n)]
  expect(bestQuote([one, two, three], null)).toBe(two)
  expect(bestQuote([], null)).toBeNull()
})

test('the network fee is subtracted from the output', () => {
  const [near, far] = [quote(1_000_000n, 100_000n), quote(1_000_099n, 200_000n)]
  expect(bestQuote([near, far], null)).toBe(far)
  // 100,000 gas more cost 100 units.
  expect(bestQuote([near, far], { numerator: 1n, denominator: 1_000n })).toBe(near)
  expect(bestQuote([near, quote(1_000_101n, 200_000n)], { numerator: 1n, denominator: 1_000n })).not.toBe(
    near,
  )
  // A fee above all outputs still has an order.
  expect(bestQuote([far, near], { numerator: 1_000n, denominator: 1n })).toBe(near)
})

test('the Universal Router uses more gas than the router of V2', () => {
  const [plain, universal] = [quote(100n, 75_000n, 'v2-router'), quote(100n, 75_000n)]
  expect(bestQuote([universal, plain], { numerator: 1n, denominator: 1_000n })).toBe(plain)
})

const pair = (name: string, numerator: string, denominator: string) =>
  ({ name, price: { numerator, denominator } }) as unknown as MarketPair

test('the cost of gas in an asset follows from the pools', () => {
  const pairs = [pair('CAT-ETH', '1', '2000'), pair('CAT-USDC', '2', '1')]
  const gasPrice = 10n ** 9n
  expect(gasCostIn({ symbol: 'ETH', decimals: 18 }, gasPrice, pairs)).toEqual({
    ...{ numerator: gasPrice, denominator: 1n },
  })
  // 1 ETH = 2,000 CAT = 4,000 USDC, so 1,000,000 gas at 1 gwei cost 4 USDC.
  const cost = gasCostIn({ symbol: 'USDC', decimals: 6 }, gasPrice, pairs)
  expect(cost && (1_000_000n * cost.numerator) / cost.denominator).toBe(4_000_000n)
  expect(gasCostIn({ symbol: 'DOG', decimals: 18 }, gasPrice, pairs)).toBeNull()
})
