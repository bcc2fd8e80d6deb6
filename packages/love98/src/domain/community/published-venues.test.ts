import list from '@uniswap/default-token-list/build/uniswap-default.tokenlist.json' with { type: 'json' }
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import type { Address } from '@/domain/address'
import { permit2, publishedVenues, publishedWrappedNative, venueChains } from './published-venues'

test('every published contract carries its checksum, and no chain has two contracts at one address', () => {
  for (const chainId of venueChains) {
    const venues = publishedVenues(chainId)
    expect(new Set(venues.map(({ kind }) => kind)).size).toBe(venues.length)
    const addresses = venues.flatMap(({ kind: _, chainId: __, ...contracts }) =>
      Object.values(contracts).filter((value): value is Address => value?.length === 42),
    )
    for (const address of addresses) expect(getAddress(address), address).toBe(address)
    expect(new Set(addresses).size).toBe(addresses.length)
  }
  expect(getAddress(permit2)).toBe(permit2)
})

// Base Sepolia is not on the list. The wrapped coin of OP-stack chains is a predeploy
// (https://docs.optimism.io/op-stack/protocol/smart-contracts).
test.each(venueChains.filter((id) => id !== 84532))(
  'the wrapped coin of chain %d is on the public token list',
  (chainId) => {
    expect(list.tokens.filter((token) => token.chainId === chainId)).toContainEqual(
      expect.objectContaining({
        symbol: expect.stringMatching(/^W(ETH|BNB|MATIC|AVAX)$/),
        address: publishedWrappedNative(chainId),
      }),
    )
  },
)

test('a chain without published deployments has none', () => {
  expect(publishedVenues(31337)).toEqual([])
  expect(publishedWrappedNative(31337)).toBeNull()
})
