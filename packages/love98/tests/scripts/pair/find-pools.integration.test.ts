import { getAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Address } from '@/domain/address'
import { openChain } from '../../../scripts/lib/pair/chain-reader.ts'
import { findPools } from '../../../scripts/lib/pair/find-pools.ts'
import { volumeSince } from '../../../scripts/lib/pair/pool-volume.ts'
import { type ExchangeChain, nativeCoin, startExchangeChain } from '../../support/exchange-chain'
import { placeHostileHook } from '../../support/hostile-hook'

let chain: ExchangeChain
let hooks: Address
beforeAll(async () => {
  chain = await startExchangeChain()
  hooks = getAddress((await placeHostileHook(chain.url, chain.owner)).address)
  const { CAT, USD } = chain.tokens
  const amount = (tokens: bigint, decimals: number) => tokens * 10n ** BigInt(decimals)
  const dollars = [
    { address: CAT, amount: amount(1_000n, 18) },
    { address: USD, amount: amount(1_000n, 6) },
  ] as const
  const coins = [
    { address: CAT, amount: amount(5_000n, 18) },
    { address: nativeCoin, amount: amount(5n, 18) },
  ] as const
  await chain.addLiquidity(await chain.createPool({ kind: 'v2' }, dollars), dollars)
  await chain.createPool({ kind: 'v3', fee: 500 }, dollars)
  const v3 = await chain.createPool({ kind: 'v3', fee: 10_000 }, dollars)
  await chain.addLiquidity(v3, dollars)
  await chain.swapOnPool(v3, { address: CAT, amount: amount(2n, 18) })
  const v4 = await chain.createPool({ kind: 'v4' }, coins)
  await chain.addLiquidity(v4, coins)
  await chain.swapOnPool(v4, { address: CAT, amount: amount(3n, 18) })
  await chain.createPool({ kind: 'v4', fee: 1_234, tickSpacing: 7, hooks }, coins)
})
afterAll(() => chain.stop())

const find = async () => {
  const reader = await openChain(chain.url, chain.chainId)
  const others = [
    { symbol: 'ETH', address: chain.wrappedNative, isNative: true },
    { symbol: 'USD', address: chain.tokens.USD },
    { symbol: 'CAT', address: chain.tokens.CAT },
  ]
  return { reader, pools: await findPools(reader, chain.venues, { address: chain.tokens.CAT }, others) }
}

test('pools of every kind are found, the deepest first', async () => {
  const { pools } = await find()
  expect(pools.map(({ token, pool, isEmpty }) => [token.symbol, pool, isEmpty])).toEqual(
    expect.arrayContaining([
      ['ETH', { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: null }, false],
      ['USD', { kind: 'v2' }, false],
      ['USD', { kind: 'v3', fee: 10_000 }, false],
      ['USD', { kind: 'v3', fee: 500 }, true],
      ['ETH', { kind: 'v4', fee: 1_234, tickSpacing: 7, hooks }, true],
    ]),
  )
  expect(pools).toHaveLength(5)
  expect(pools[0]?.token.symbol).toBe('ETH')
  const depths = pools.map(({ depth }) => depth)
  expect(depths).toEqual(depths.toSorted((one, other) => Number(other - one)))
})

test('the depth of full liquidity is a hundredth of its reserve', async () => {
  const { pools } = await find()
  const v4 = pools.find(({ pool }) => pool.kind === 'v4' && pool.hooks === null)
  expect(Number(v4?.depth) / 5_003e18).toBeCloseTo(0.010_15, 4)
})

test('the volume is the amount of the base that a pool has traded', async () => {
  const { pools, reader } = await find()
  const volumes = await Promise.all(
    pools.map(async (pool) => [pool.pool.kind, Number(await volumeSince(reader, pool, 0n)) / 1e18] as const),
  )
  expect(volumes.filter(([, volume]) => volume > 0).toSorted()).toEqual([
    ['v3', 2],
    ['v4', 3],
  ])
})

test('the first block of the day is the first block of a young chain', async () => {
  expect(await (await openChain(chain.url, chain.chainId)).firstBlockOfDay()).toBe(0n)
})
