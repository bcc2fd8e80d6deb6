import { describe, expect, test } from 'vitest'
import { marketPools } from '@/chain/market/market-pools'
import type { Address } from '@/domain/address'
import { settingsOfPair } from '@/domain/community/chain-settings'
import type { SwapPair } from '@/domain/community/community'
import type { Exchange } from '@/domain/community/main-exchange'
import { type SwapDirection, type SwapHop, swapRoutes } from '@/domain/swap/swap-route'
import { hasSwapRoute } from '@/domain/swap/swap-router'
import { directRoute } from '../../support/direct-route'

type Pair = Pick<SwapPair, 'name' | 'pool'>

const zero: Address = '0x0000000000000000000000000000000000000000'
const addressOf = (digits: string): Address => `0x${digits.repeat(20)}`
const weth = addressOf('02')
const router = addressOf('03')
const cat = addressOf('04')
const usdc = addressOf('05')
const dog = addressOf('06')
const universalRouter = addressOf('07')
const permit2 = addressOf('08')
const hook = addressOf('09')
const exchange: Exchange = {
  chainId: 1,
  factory: addressOf('01'),
  initCodeHash: `0x${'ab'.repeat(32)}`,
  wrappedNative: weth,
  router,
  v3Factory: addressOf('11'),
  v3Quoter: addressOf('12'),
  v4Quoter: addressOf('13'),
  poolManager: addressOf('14'),
  universalRouter,
  permit2,
}
const token = (address: Address | null) => ({ name: 'Token', decimals: 18, address })
const tokens = {
  CAT: token(cat),
  USDC: token(usdc),
  DOG: token(dog),
  WETH: token(weth),
  PURR: token(null),
}
const contracts = { exchange, tokens }

const v3 = { kind: 'v3', fee: 500 } as const
const v4 = { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: null } as const

function routesOf(
  pairs: readonly Pair[],
  name: string,
  direction: SwapDirection = 'sell',
  own: typeof contracts = contracts,
) {
  return swapRoutes(own, marketPools(own, pairs), name, direction)
}

const steps = (hops: readonly SwapHop[]) => hops.map(({ source, path }) => [source.kind, ...path])

test.each([
  ['CAT-ETH', 'sell', 'tokens-for-eth', [cat, weth], router, router],
  ['CAT-ETH', 'buy', 'eth-for-tokens', [weth, cat], router, null],
  ['CAT-USDC', 'sell', 'tokens-for-tokens', [cat, usdc], router, router],
  ['CAT-USDC', 'buy', 'tokens-for-tokens', [usdc, cat], router, router],
  ['CAT-WETH', 'sell', 'tokens-for-tokens', [cat, weth], router, router],
] as const)('the route of %s for a %s is %s', (name, direction, kind, path, contract, spender) => {
  const route = directRoute(contracts, { name }, direction)
  expect(route).toMatchObject({ kind, contract, spender, chainId: 1, via: 'v2-router' })
  expect(steps(route.hops)).toEqual([['v2', ...path]])
})

test.each([
  ['sell', 'unwrap'],
  ['buy', 'wrap'],
] as const)('the wrapped coin has one route for a %s, by its contract', (direction, kind) => {
  const routes = routesOf([{ name: 'CAT-ETH' }, { name: 'WETH-ETH' }], 'WETH-ETH', direction)
  expect(routes).toHaveLength(1)
  expect(routes[0]).toMatchObject({ kind, via: 'coin', hops: [], contract: weth, spender: null })
})

test.each([
  ['a side without an address', 'CAT-PURR'],
  ['a token that is not listed', 'CAT-XYZ'],
  ['the same token twice', 'CAT-CAT'],
  ['the coin twice', 'ETH-ETH'],
])('%s has no route', (_, name) => {
  expect(routesOf([{ name }], name)).toEqual([])
  expect(hasSwapRoute(contracts, { name })).toBe(false)
})

describe('the Universal Router', () => {
  test.each([
    ['CAT-ETH', v3, 'sell', [cat, weth]],
    ['CAT-ETH', v3, 'buy', [weth, cat]],
    ['CAT-ETH', v4, 'sell', [cat, zero]],
    ['CAT-ETH', v4, 'buy', [zero, cat]],
    ['CAT-WETH', v4, 'sell', [cat, weth]],
  ] as const)('swaps %s through a pool of %o for a %s', (name, pool, direction, path) => {
    const route = directRoute(contracts, { name, pool }, direction)
    expect(route).toMatchObject({
      ...{ via: 'universal-router', contract: universalRouter },
      spender: route.from.isNative ? null : permit2,
    })
    expect(steps(route.hops)).toEqual([[pool.kind, ...path]])
  })

  test('gets the hook of a pool with its key', () => {
    const route = directRoute(contracts, { name: 'CAT-ETH', pool: { ...v4, hooks: hook } }, 'buy')
    expect(route.hops[0]?.source).toMatchObject({ kind: 'v4', key: { hooks: hook } })
  })

  test.each(['universalRouter', 'permit2', 'v3Quoter', 'v3Factory'] as const)(
    'is not offered for V3 without %s, while V2 is',
    (name) => {
      const own = { ...contracts, exchange: { ...exchange, [name]: null } }
      for (const pool of [undefined, v3]) {
        const pair = { name: 'CAT-ETH', ...(pool && { pool }) }
        expect(routesOf([pair], 'CAT-ETH', 'buy', own)).toHaveLength(pool ? 0 : 1)
        expect(hasSwapRoute(own, pair)).toBe(!pool)
      }
    },
  )
})

test('without a router of V2 its pairs have no route, and the coin can still be wrapped', () => {
  const own = { ...contracts, exchange: { ...exchange, router: null } }
  expect(routesOf([{ name: 'CAT-ETH' }], 'CAT-ETH', 'buy', own)).toEqual([])
  expect(routesOf([{ name: 'WETH-ETH' }], 'WETH-ETH', 'buy', own)).toHaveLength(1)
})

describe('two pools', () => {
  const through = (pairs: readonly Pair[], name: string, direction: SwapDirection = 'sell') =>
    routesOf(pairs, name, direction)
      .slice(1)
      .map(({ via, hops }) => [via, ...steps(hops)])

  test('follow the pool of the pair, over an asset that other pairs share', () => {
    const pairs = [
      { name: 'CAT-USDC' },
      { name: 'CAT-ETH', pool: v3 },
      { name: 'ETH-USDC' },
      { name: 'DOG-ETH' },
    ]
    expect(through(pairs, 'CAT-USDC')).toEqual([['universal-router', ['v3', cat, weth], ['v2', weth, usdc]]])
    expect(through(pairs, 'CAT-USDC', 'buy')).toEqual([
      ['universal-router', ['v2', usdc, weth], ['v3', weth, cat]],
    ])
    expect(through(pairs, 'CAT-ETH')).toEqual([['v2-router', ['v2', cat, usdc], ['v2', usdc, weth]]])
    expect(through(pairs, 'DOG-ETH')).toEqual([])
  })

  test('may hold the coin and the wrapped coin', () => {
    const pairs = [{ name: 'CAT-USDC' }, { name: 'CAT-ETH', pool: v4 }, { name: 'USDC-WETH', pool: v3 }]
    expect(through(pairs, 'CAT-USDC')).toEqual([['universal-router', ['v4', cat, zero], ['v3', weth, usdc]]])
  })

  test('never begin or end with the coin for a visitor who has or wants the wrapped coin', () => {
    const pairs = [{ name: 'CAT-WETH' }, { name: 'CAT-USDC' }, { name: 'USDC-ETH', pool: v4 }]
    expect(through(pairs, 'CAT-WETH')).toEqual([])
    expect(through(pairs, 'CAT-WETH', 'buy')).toEqual([])
    const own = [{ name: 'CAT-ETH' }, ...pairs.slice(1)]
    expect(through(own, 'CAT-ETH')).toEqual([['universal-router', ['v2', cat, usdc], ['v4', usdc, zero]]])
  })

  test('are never the same pool twice, and never the pool of the pair', () => {
    const pairs = [{ name: 'CAT-ETH' }, { name: 'CAT-WETH' }, { name: 'CAT-USDC' }, { name: 'USDC-ETH' }]
    expect(through(pairs, 'CAT-ETH')).toEqual([['v2-router', ['v2', cat, usdc], ['v2', usdc, weth]]])
    expect(through(pairs, 'CAT-USDC')).toEqual([['v2-router', ['v2', cat, weth], ['v2', weth, usdc]]])
  })

  test('are at most three, in the order of the pairs', () => {
    const between = ['DOG', 'A', 'B', 'C', 'D']
    const own = {
      exchange,
      tokens: {
        ...tokens,
        ...Object.fromEntries(between.slice(1).map((name, at) => [name, token(addressOf(`3${at}`))])),
      },
    }
    const pairs = [
      { name: 'CAT-USDC' },
      ...between.flatMap((name) => [{ name: `${name}-CAT` }, { name: `USDC-${name}` }]),
    ]
    const found = swapRoutes(own, marketPools(own, pairs), 'CAT-USDC', 'buy')
    expect(found.map(({ hops }) => hops[0]?.path[1])).toEqual([cat, dog, addressOf('30'), addressOf('31')])
  })
})

test('a pair has a route exactly if its pool can be swapped', () => {
  const pools = [undefined, { kind: 'v2' } as const, v3, v4]
  const without = [{}, { router: null }, { factory: null }, { poolManager: null }, { wrappedNative: null }]
  for (const change of without)
    for (const pool of pools)
      for (const name of ['CAT-ETH', 'CAT-USDC', 'WETH-ETH', 'CAT-PURR']) {
        const own = { tokens, exchange: { ...exchange, ...change } }
        const pair = { name, ...(pool && { pool }) }
        expect(routesOf([pair], name, 'buy', own).length > 0).toBe(hasSwapRoute(own, pair))
      }
})

describe('pairs of two chains', () => {
  const other = { ...exchange, chainId: 7, factory: addressOf('21'), router: addressOf('23') }
  // The token has the address of CAT on the main chain.
  const both = {
    exchange,
    otherExchanges: [other],
    tokens: { ...tokens, MICE: { ...token(cat), chainId: 7 } },
  }
  const pairs = [{ name: 'CAT-ETH' }, { name: 'MICE-ETH' }]

  test('have the pools and routers of their chains', () => {
    const mice = settingsOfPair(both, 'MICE-ETH')
    const [pool, ...more] = marketPools(mice, pairs)
    expect([pool?.name, more]).toEqual(['MICE-ETH', []])
    const [route] = swapRoutes(mice, marketPools(mice, pairs), 'MICE-ETH', 'sell')
    expect([route?.chainId, route?.contract]).toEqual([7, other.router])
    const cats = settingsOfPair(both, 'CAT-ETH')
    const [own] = marketPools(cats, pairs)
    expect(own?.name).toBe('CAT-ETH')
    expect(own?.id).not.toBe(pool?.id)
  })

  test('are left out by the settings of another chain', () => {
    expect(marketPools(both, pairs).map(({ name }) => name)).toEqual(['CAT-ETH'])
    expect(swapRoutes(both, marketPools(both, pairs), 'MICE-ETH', 'sell')).toEqual([])
    expect(hasSwapRoute(both, { name: 'MICE-ETH' })).toBe(false)
    expect(hasSwapRoute(settingsOfPair(both, 'MICE-ETH'), { name: 'MICE-ETH' })).toBe(true)
  })
})
