import { expect, test } from 'vitest'
import { AppError } from '@/domain/errors'
import type { MarketSnapshot } from '@/domain/market/snapshot'

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
const settings = { tokens, exchange, chains: [] }
type Reading = Parameters<typeof listPairs>[1]['markets'][number]
const main: Reading = { chain: null, chainName: null, snapshot, failure: null, isLate: false }
const known = { markets: [main], settings, hasExchange: true, showUnset: true }
const unread = [{ ...main, snapshot: null }]
const words = (part: Partial<typeof known> | object) =>
  listPairs(pairs, { ...known, ...part }).map(({ absent }) => absent)

// Proves S2.13
test('a pair without a price shows the reason: not configured, or no pool', () => {
  expect(words({})).toEqual(['no pool', 'not configured'])
})

test('pairs show an ellipsis until the market is known, and a message after a failure', () => {
  expect(words({ markets: unread, settings: null })).toEqual(['…', '…'])
  const failed = [{ ...main, snapshot: null, failure: new AppError('node-unavailable') }]
  expect(words({ markets: failed, settings: null })).toEqual(['not loaded', 'not loaded'])
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
    listPairs(pairs, { ...known, markets: [{ ...main, snapshot: priced }], ...part }).map(
      ({ canSwap }) => canSwap,
    )
  expect(swapped({})).toEqual([true, false])
  expect(swapped({ markets: [main] })).toEqual([false, false])
  expect(swapped({ settings: null })).toEqual([false, false])
  expect(swapped({ hasExchange: false })).toEqual([false, false])
  expect(swapped({ settings: { ...settings, exchange: { ...exchange, router: null } } })).toEqual([
    false,
    false,
  ])
})

// Proves S2.13
test('each pair has the prices and the failure of its chain', () => {
  const both = [...pairs, { name: 'DOG-ETH', icon: 'coin-eth', token: 'ETH', baseAsset: 'DOG' }] as const
  const tokensOfBoth = { ...tokens, DOG: { name: 'DOG', decimals: 18, address, chainId: 8453 } }
  const otherExchanges = [{ ...exchange, chainId: 8453 }]
  // The main chain's answer names the pair as another deployment could.
  const wrong = { ...unknown, name: 'DOG-ETH', price: { numerator: '9', denominator: '1' } }
  const right = { ...unknown, name: 'DOG-ETH', price: { numerator: '1', denominator: '2' } }
  const failure = new AppError('node-unavailable')
  const markets: Reading[] = [
    { ...main, chainName: 'Ethereum', snapshot: { ...priced, pairs: [...priced.pairs, wrong] } },
    {
      ...{ chain: 8453, chainName: 'Base', failure, isLate: true },
      snapshot: { ...snapshot, chainId: 8453, pairs: [right] },
    },
  ]
  const drawn = (part: object) =>
    listPairs(both, {
      ...{ ...known, markets, settings: { ...settings, tokens: tokensOfBoth, otherExchanges } },
      ...part,
    }).map((listed) => [listed.row.chain, listed.row.price?.numerator, listed.failure, listed.canSwap])
  expect(drawn({})).toEqual([
    ['Ethereum', 1n, null, true],
    ['Ethereum', 1n, null, false],
    ['Base', 1n, failure.message, true],
  ])
  const late = markets.map((market) => ({ ...market, failure: null }))
  expect(drawn({ markets: late }).map(([, , old]) => old)).toEqual([
    null,
    null,
    'These prices are out of date.',
  ])
  const isNowhere = { ...settings, tokens: tokensOfBoth, otherExchanges: null }
  expect(drawn({ settings: isNowhere })[2]).toEqual(['Base', 1n, failure.message, false])
})
