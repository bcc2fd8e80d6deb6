import { expect, test } from 'vitest'
import { deployedPools, marketPools } from '@/chain/market/market-pools'
import { v4PoolId } from '@/chain/prices/pool-address'
import { mainExchangeOf } from '@/domain/community/main-exchange'
import { publishedVenues } from '@/domain/community/published-venues'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const zero = '0x0000000000000000000000000000000000000000'
const hook = '0x1111111111111111111111111111111111111111'
const exchange = mainExchangeOf({ venues: publishedVenues(1), chains: [] })
const contracts = { tokens: { USDC: { name: 'USD Coin', decimals: 6, address: usdc } }, exchange } as const

test('a pool of V2 or V3 has the published address of its pair', () => {
  const pools = marketPools(contracts, [
    { name: 'ETH-USDC' },
    { name: 'ETH-USDC', pool: { kind: 'v3', fee: 500 } },
  ])
  // The pools of ETH and USDC on Ethereum, as Etherscan labels them.
  expect(pools.map(({ id }) => id)).toEqual([
    '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc',
    '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640',
  ])
  expect(pools.map(({ baseIsFirst }) => baseIsFirst)).toEqual([false, false])
})

test('a pool of V4 holds the native coin itself, which sorts before every token', () => {
  const pool = { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: hook } as const
  const [found] = marketPools(contracts, [{ name: 'USDC-ETH', pool }])
  const key = { currency0: zero, currency1: usdc, fee: 3_000, tickSpacing: 60, hooks: hook } as const
  expect(found).toMatchObject({
    id: v4PoolId(key),
    source: { kind: 'v4', manager: '0x000000000004444c5dc75cB358380D2e3dE08A90', key },
    baseIsFirst: false,
    token: { symbol: 'ETH', address: zero },
  })
})

test('a pair on an exchange that is not on the chain has no pool', () => {
  const pairs = [
    { name: 'ETH-USDC' },
    { name: 'ETH-USDC', pool: { kind: 'v3', fee: 500 } as const },
    { name: 'ETH-USDC', pool: { kind: 'v4', fee: 500, tickSpacing: 10, hooks: null } as const },
  ]
  const without = { ...exchange, factory: null, v3Factory: null, poolManager: null }
  expect(marketPools({ ...contracts, exchange: without }, pairs)).toEqual([])
})

test('a pair has the pool that the deployment names, and one of V2 otherwise', () => {
  const pairs = { 'ETH-USDC': { pool: { kind: 'v3', fee: 500 } as const } }
  const kindsOf = (settings: object) =>
    deployedPools({ ...contracts, ...settings }, [{ name: 'ETH-USDC' }]).map(({ source }) => source.kind)
  expect([kindsOf({ pairs }), kindsOf({})]).toEqual([['v3'], ['v2']])
})
