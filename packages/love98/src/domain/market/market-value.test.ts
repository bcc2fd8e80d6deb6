import { expect, test } from 'vitest'
import { feeInCents, marketValue, worthInDollars } from './market-value'
import type { MarketPair } from './snapshot'

const pair = (name: string, part: Partial<MarketPair> = {}): MarketPair => ({
  ...{ name, decimals: { base: 18, token: 18 }, reserves: null, depth: null, day: null },
  ...{ price: { numerator: '1', denominator: '4' }, supply: null },
  ...part,
})
const supply = { circulating: '1000000000000000000000', block: '7' }

test('the market value is the price times the circulating supply, in the units of the other asset', () => {
  expect(marketValue(pair('CAT-ETH', { supply }))).toBe(250n * 10n ** 18n)
  const decimals = { base: 18, token: 6 }
  expect(marketValue(pair('CAT-USDC', { supply, decimals }))).toBe(250_000_000n)
  expect(marketValue(pair('CAT-ETH', { supply: { circulating: '7', block: '1' } }))).toBe(1n)
})

test('the market value is unknown without a price or a supply', () => {
  expect(marketValue(pair('CAT-ETH'))).toBeNull()
  expect(marketValue(pair('CAT-ETH', { supply, price: null }))).toBeNull()
})

test('an amount is worth dollars through the pools that connect it with a dollar token', () => {
  const pairs = [
    pair('CAT-ETH'),
    pair('CAT-USDC', { price: { numerator: '500', denominator: '1' } }),
    pair('FISH-DOG'),
    pair('WOLF-ETH', { price: null }),
  ]
  const of = (symbol: string, decimals = 18) => worthInDollars(3n * 10n ** 18n, { symbol, decimals }, pairs)
  expect(of('ETH')).toBe(6_000n)
  expect(of('CAT')).toBe(1_500n)
  expect([of('FISH'), of('DOG'), of('WOLF')]).toEqual([null, null, null])
  expect(of('USDC', 6)).toBe(3_000_000_000_000n)
  expect(worthInDollars(1n, { symbol: 'ETH', decimals: 18 }, [pair('CAT-ETH')])).toBeNull()
})

test('a fee has its cents where the market has a dollar price, and none elsewhere', () => {
  const ether = { symbol: 'ETH', decimals: 18 }
  const priced = [pair('ETH-USDC', { price: { numerator: '3000', denominator: '1' } })]
  expect(feeInCents(34_000_000_000_000n, ether, priced)).toBe(10n)
  expect(feeInCents(1n, ether, priced)).toBe(0n)
  expect(feeInCents(34_000_000_000_000n, ether, [pair('CAT-ETH')])).toBeNull()
})
