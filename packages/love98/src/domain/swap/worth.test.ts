import { expect, test } from 'vitest'
import type { MarketPair } from '@/domain/market/snapshot'
import { pricesInNative, worthInWei } from './worth'

const pair = (name: string, numerator: number | null, denominator = 1): MarketPair => ({
  name,
  decimals: { base: 18, token: 18 },
  reserves: null,
  depth: null,
  price: numerator === null ? null : { numerator: `${numerator}`, denominator: `${denominator}` },
  day: null,
  supply: null,
})
const worth = (pairs: readonly MarketPair[], symbol: string) => {
  const price = pricesInNative(pairs).get(symbol)
  return price && worthInWei(10n ** 18n, 18, price)
}
const ether = 10n ** 18n

test('a base asset is valued by its pool with the native coin', () => {
  expect(worth([pair('CAT-ETH', 1, 4)], 'CAT')).toBe(ether / 4n)
  expect(worth([], 'ETH')).toBe(ether)
})

test('a token without a pool with the native coin is valued over the base asset, in either direction', () => {
  // 1 CAT = 0.25 ETH = 500 USDC.
  const pairs = [pair('CAT-USDC', 500), pair('CAT-ETH', 1, 4)]
  expect(worth(pairs, 'USDC')).toBe(ether / 2000n)
  expect(worth([pair('FISH-USDC', 2), ...pairs], 'FISH')).toBe(ether / 1000n)
})

test('without a pool, or with an empty one, the value is unknown', () => {
  expect(worth([pair('CAT-ETH', null)], 'CAT')).toBeUndefined()
  expect(worth([pair('CAT-ETH', 0)], 'CAT')).toBeUndefined()
  expect(worth([pair('CAT-USDC', 5)], 'CAT')).toBeUndefined()
})

test('the route over fewer pools is used, and circular routes end', () => {
  const pairs = [pair('CAT-USDC', 500), pair('USDC-ETH', 1, 2000), pair('CAT-ETH', 1, 5)]
  expect(worth(pairs, 'CAT')).toBe(ether / 5n)
})

test('values respect the decimals of the balance and are never rounded up', () => {
  expect(worthInWei(1_500_000n, 6, { numerator: 1n, denominator: 2000n })).toBe((ether * 3n) / 4000n)
  expect(worthInWei(1n, 18, { numerator: 1n, denominator: 2n })).toBe(0n)
})
