import { expect, test } from 'vitest'
import { swapRoute } from './swap-route'

const [factory, weth, router, love, usdt] = ['01', '02', '03', '04', '05'].map(
  (digits) => `0x${digits.repeat(20)}` as const,
)
if (!factory || !weth || !router || !love || !usdt) throw new Error('five addresses')
const contracts = {
  exchange: { chainId: 1, factory, initCodeHash: '0x', wrappedNative: weth, router },
  tokens: {
    LOVE: { name: 'LOVE', decimals: 18, address: love },
    USDT: { name: 'USDT', decimals: 6, address: usdt },
    WETH: { name: 'Wrapped Ether', decimals: 18, address: weth },
    NINA: { name: 'NINA', decimals: 18, address: null },
  },
} as const

test.each([
  ['LOVE-ETH', 'sell', 'tokens-for-eth', [love, weth], router, router],
  ['LOVE-ETH', 'buy', 'eth-for-tokens', [weth, love], router, null],
  ['LOVE-USDT', 'sell', 'tokens-for-tokens', [love, usdt], router, router],
  ['LOVE-USDT', 'buy', 'tokens-for-tokens', [usdt, love], router, router],
  ['LOVE-WETH', 'sell', 'tokens-for-tokens', [love, weth], router, router],
  ['WETH-ETH', 'sell', 'unwrap', [weth, weth], weth, null],
  ['WETH-ETH', 'buy', 'wrap', [weth, weth], weth, null],
] as const)('the route of %s for a %s is %s', (name, direction, kind, path, contract, spender) => {
  expect(swapRoute(contracts, { name }, direction)).toMatchObject({
    kind,
    path,
    contract,
    spender,
    chainId: 1,
  })
})

test.each([
  ['a side without an address', 'LOVE-NINA'],
  ['a token that is not listed', 'LOVE-XYZ'],
  ['the same token twice', 'LOVE-LOVE'],
  ['the coin twice', 'ETH-ETH'],
])('%s has no route', (_, name) => {
  expect(swapRoute(contracts, { name }, 'buy')).toBeNull()
})

test('without a router pairs have no route, and the native coin can still be wrapped', () => {
  const own = { ...contracts, exchange: { ...contracts.exchange, router: null } }
  expect(swapRoute(own, { name: 'LOVE-ETH' }, 'buy')).toBeNull()
  expect(swapRoute(own, { name: 'WETH-ETH' }, 'buy')).toMatchObject({ kind: 'wrap' })
})
