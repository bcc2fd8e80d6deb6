import { expect, test } from 'vitest'
import { swapRoute } from './swap-route'

const [factory, weth, router, cat, usdt] = ['01', '02', '03', '04', '05'].map(
  (digits) => `0x${digits.repeat(20)}` as const,
)
if (!factory || !weth || !router || !cat || !usdt) throw new Error('five addresses')
const contracts = {
  exchange: { chainId: 1, factory, initCodeHash: '0x', wrappedNative: weth, router },
  tokens: {
    CAT: { name: 'CAT', decimals: 18, address: cat },
    USDC: { name: 'USDC', decimals: 6, address: usdt },
    WETH: { name: 'Wrapped Ether', decimals: 18, address: weth },
    PURR: { name: 'PURR', decimals: 18, address: null },
  },
} as const

test.each([
  ['CAT-ETH', 'sell', 'tokens-for-eth', [cat, weth], router, router],
  ['CAT-ETH', 'buy', 'eth-for-tokens', [weth, cat], router, null],
  ['CAT-USDC', 'sell', 'tokens-for-tokens', [cat, usdt], router, router],
  ['CAT-USDC', 'buy', 'tokens-for-tokens', [usdt, cat], router, router],
  ['CAT-WETH', 'sell', 'tokens-for-tokens', [cat, weth], router, router],
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
  ['a side without an address', 'CAT-PURR'],
  ['a token that is not listed', 'CAT-XYZ'],
  ['the same token twice', 'CAT-CAT'],
  ['the coin twice', 'ETH-ETH'],
])('%s has no route', (_, name) => {
  expect(swapRoute(contracts, { name }, 'buy')).toBeNull()
})

test('without a router pairs have no route, and the native coin can still be wrapped', () => {
  const own = { ...contracts, exchange: { ...contracts.exchange, router: null } }
  expect(swapRoute(own, { name: 'CAT-ETH' }, 'buy')).toBeNull()
  expect(swapRoute(own, { name: 'WETH-ETH' }, 'buy')).toMatchObject({ kind: 'wrap' })
})

test.each([
  { kind: 'v3', fee: 3_000 },
  { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: null },
] as const)('a pair on %o has no route, because the router of V2 would use another pool', (pool) => {
  expect(swapRoute(contracts, { name: 'CAT-ETH' }, 'buy')).not.toBeNull()
  expect(swapRoute(contracts, { name: 'CAT-ETH', pool: { kind: 'v2' } }, 'buy')).not.toBeNull()
  expect(swapRoute(contracts, { name: 'CAT-ETH', pool }, 'buy')).toBeNull()
})
