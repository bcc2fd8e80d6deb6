import { expect, test } from 'vitest'
import { assetReference, isDeployed, resolveAsset } from './asset'

const [cat, wrappedNative] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const contracts = {
  tokens: { CAT: { decimals: 6, address: cat }, FISH: { decimals: 9, address: null } },
  exchange: { chainId: 5, wrappedNative },
}

test('ETH is the native coin, and its wrapped token is in the pools', () => {
  expect(resolveAsset(contracts, 'ETH')).toEqual({
    ...{ chainId: 5, symbol: 'ETH', decimals: 18 },
    ...{ isNative: true, address: wrappedNative },
  })
})

test('a token has its decimals and its address, and is deployed if it has an address', () => {
  const [token, unset] = [resolveAsset(contracts, 'CAT'), resolveAsset(contracts, 'FISH')]
  expect(token).toEqual({ chainId: 5, symbol: 'CAT', decimals: 6, isNative: false, address: cat })
  expect(unset).toMatchObject({ decimals: 9, address: null })
  expect([token, unset].map(isDeployed)).toEqual([true, false])
})

test.each(['PURR', 'constructor', ''])('the value %j is not an asset', (symbol) => {
  expect(resolveAsset(contracts, symbol)).toBeNull()
  expect(isDeployed(resolveAsset(contracts, symbol))).toBe(false)
})

test('a link contains the symbol of the native coin and the address of a token', () => {
  expect(['ETH', 'CAT', 'FISH'].map((symbol) => assetReference(symbol, contracts.tokens))).toEqual([
    'ETH',
    cat,
    null,
  ])
})
