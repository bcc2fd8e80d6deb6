import list from '@uniswap/default-token-list/build/uniswap-default.tokenlist.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { ourCommunity } from './our-community'

const onMainnet = list.tokens.filter(({ chainId }) => chainId === 1)
const symbols = Object.keys(ourCommunity.tokens)
const { major, minor, patch } = list.version

test('the tests read the token list that the community file names', () => {
  expect(`${list.name} ${major}.${minor}.${patch}`).toBe('Uniswap Labs Default 22.21.0')
})

// Proves S9.4
test.each(symbols.filter((symbol) => ourCommunity.tokens[symbol]?.address))(
  '%s has the address and decimals of the public token list',
  (symbol) => {
    const listed = onMainnet.filter((token) => token.symbol.toUpperCase() === symbol)
    expect(listed).toContainEqual(expect.objectContaining(ourCommunity.tokens[symbol]))
  },
)

// Proves S9.4
test.each(symbols.filter((symbol) => !ourCommunity.tokens[symbol]?.address))(
  '%s is not on the public token list and has no address',
  (symbol) => {
    expect(onMainnet.filter((token) => token.symbol.toUpperCase() === symbol)).toEqual([])
  },
)

test('the wrapped coin of the exchange is the one of the public token list', () => {
  expect(onMainnet).toContainEqual(
    expect.objectContaining({ symbol: 'WETH', address: ourCommunity.exchange.wrappedNative }),
  )
})
