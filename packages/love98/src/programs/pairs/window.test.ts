import { expect, test } from 'vitest'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { pairs as pairsTexts } from '@/texts/pairs'

import { listPairs } from './window'

const address = '0x1111111111111111111111111111111111111111' as const
const pairs = [
  { name: 'CAT-ETH', icon: 'coin-eth', token: 'ETH', baseAsset: 'CAT' },
  { name: 'CAT-PURR', icon: 'coin-purr', token: null, baseAsset: 'CAT' },
] as const
const tokens = {
  CAT: { name: 'CAT', decimals: 18, address },
  PURR: { name: 'PURR', decimals: 18, address: null },
}
const bare = { reserves: null, price: null, depth: null, day: null, supply: null }
const unknown = { decimals: { base: 18, token: 18 }, ...bare }
const snapshot: MarketSnapshot = {
  chainId: 1,
  block: { number: '1', hash: '0x', timestamp: 0 },
  pairs: pairs.map(({ name }) => ({ ...unknown, name })),
}
const exchange = {
  chainId: 1,
  factory: address,
  initCodeHash: '0x',
  wrappedNative: '0x2222222222222222222222222222222222222222',
  router: '0x3333333333333333333333333333333333333333',
} as const
const settings = { tokens, exchange }
const known = { snapshot, failure: null, settings, hasExchange: true, showUnset: true, texts: pairsTexts }
const words = (part: Partial<typeof known> | object) =>
  listPairs(pairs, { ...known, ...part }).map(({ absent }) => absent)

// Proves S2.13
test('a pair without a price shows the reason: not configured, or no pool', () => {
  expect(words({})).toEqual(['no pool', 'not configured'])
})

test('pairs show an ellipsis until the market is known, and a message after a failure', () => {
  expect(words({ snapshot: null, settings: null })).toEqual(['…', '…'])
  expect(words({ snapshot: null, settings: null, failure: new Error('down') })).toEqual([
    'not loaded',
    'not loaded',
  ])
  expect(words({ settings: null })).toEqual(['…', '…'])
})

test('pairs that are not configured are left out if the community hides them', () => {
  expect(words({ showUnset: false })).toEqual(['no pool'])
  expect(words({ showUnset: false, settings: null })).toHaveLength(2)
})

const priced: MarketSnapshot = {
  ...snapshot,
  pairs: pairs.map(({ name }) => ({ ...unknown, name, price: { numerator: '1', denominator: '4' } })),
}

test('a pair with a pool can be swapped if router and addresses are known and the community offers the program', () => {
  const swapped = (part: object) =>
    listPairs(pairs, { ...known, snapshot: priced, ...part }).map(({ canSwap }) => canSwap)
  expect(swapped({})).toEqual([true, false])
  expect(swapped({ snapshot })).toEqual([false, false])
  expect(swapped({ settings: null })).toEqual([false, false])
  expect(swapped({ hasExchange: false })).toEqual([false, false])
  expect(swapped({ settings: { tokens, exchange: { ...exchange, router: null } } })).toEqual([false, false])
})
