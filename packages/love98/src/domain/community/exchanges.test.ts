import list from '@uniswap/default-token-list/build/uniswap-default.tokenlist.json' with { type: 'json' }
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { exchangeDeployments } from './exchanges'

test('each chain has one exchange, with addresses that carry their checksums', () => {
  const ids = exchangeDeployments.map(({ chainId }) => chainId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { factory, router, wrappedNative } of exchangeDeployments)
    for (const address of [factory, router, wrappedNative]) expect(getAddress(address)).toBe(address)
})

test.each(exchangeDeployments)(
  'the wrapped coin of chain $chainId is on the public token list',
  (exchange) => {
    const listed = list.tokens.filter(({ chainId }) => chainId === exchange.chainId)
    expect(listed).toContainEqual(
      expect.objectContaining({
        symbol: expect.stringMatching(/^W(ETH|BNB|MATIC|AVAX)$/),
        address: exchange.wrappedNative,
      }),
    )
  },
)
