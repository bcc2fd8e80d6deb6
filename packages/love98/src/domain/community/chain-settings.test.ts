import { describe, expect, test } from 'vitest'
import { resolveAsset } from '@/domain/asset'
import { exchangesOf, marketChains, pairChainId, pairsOn, settingsOfPair, settingsOn } from './chain-settings'

const [cat, mice, coin, otherCoin] = ['1', '2', '3', '4'].map((digit) => `0x${digit.repeat(40)}` as const)
const hash = `0x${'5'.repeat(64)}`
const none = { factory: null, router: null, initCodeHash: hash }
const one = {
  tokens: { CAT: { name: 'CAT', decimals: 18, address: cat ?? null } },
  exchange: { ...none, chainId: 5, wrappedNative: coin ?? null },
}
const two = {
  tokens: { ...one.tokens, MICE: { name: 'MICE', decimals: 6, address: mice ?? null, chainId: 7 } },
  exchange: one.exchange,
  otherExchanges: [{ ...none, chainId: 7, wrappedNative: otherCoin ?? null }],
}
const pairs = ['CAT-ETH', 'ETH-MICE', 'CAT-PURR'].map((name) => ({ name }))

test('a pair is on the chain of its tokens, and on the main chain if its tokens name none', () => {
  expect(pairs.map(({ name }) => pairChainId(two, name))).toEqual([5, 7, 5])
  expect(pairChainId(two, 'constructor-ETH')).toBe(5)
})

test('the chains with a pair are read, the main chain first and always', () => {
  expect(marketChains(two, pairs)).toEqual([5, 7])
  expect(marketChains(two, [{ name: 'MICE-ETH' }])).toEqual([5, 7])
  expect(marketChains(one, pairs)).toEqual([5])
  expect(pairsOn(two, pairs, 7)).toEqual([{ name: 'ETH-MICE' }])
  expect(exchangesOf(two).map(({ chainId }) => chainId)).toEqual([5, 7])
})

describe('the settings of a chain', () => {
  test('have its exchange and its tokens alone', () => {
    expect(settingsOn(two, 5)).toEqual({ ...one, otherExchanges: null })
    const other = settingsOn(two, 7)
    expect(other).toMatchObject({ exchange: { chainId: 7 }, tokens: { MICE: { address: mice } } })
    expect(resolveAsset(other, 'CAT')).toBeNull()
    expect(resolveAsset(other, 'ETH')).toMatchObject({ chainId: 7, address: otherCoin })
    expect(resolveAsset(other, 'MICE')).toMatchObject({ chainId: 7, address: mice })
  })

  test('are the same object each time, and the whole settings of a community with one chain', () => {
    expect(settingsOfPair(two, 'ETH-MICE')).toBe(settingsOn(two, 7))
    expect(settingsOn(one, 5)).toBe(one)
  })

  test('have no contracts and no tokens on a chain without them', () => {
    expect(settingsOn(two, 9)).toMatchObject({
      exchange: { chainId: 9, wrappedNative: null, factory: null, router: null },
      tokens: {},
    })
  })
})
