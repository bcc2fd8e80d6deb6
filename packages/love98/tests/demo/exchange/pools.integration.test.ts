import { type Address, domainSeparator, parseAbi, parseEther, parseEventLogs } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fullRange, inOrder, type Side, sqrtPriceOf } from '../../../scripts/demo/exchange/pool-price.ts'
import { type ExchangeChain, nativeCoin, startExchangeChain } from '../../support/exchange-chain'
import { currenciesOf, otherCurrency, quoteOnPool } from '../../support/pool-quotes'
import type { PoolForm, TestPool } from '../../support/test-pools'

const eventsAbi = {
  v2: parseAbi([
    'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
    'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
    'event Swap(address indexed sender, uint256 in0, uint256 in1, uint256 out0, uint256 out1, address indexed to)',
  ]),
  v3: parseAbi([
    'event Mint(address sender, address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
    'event Burn(address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
    'event Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick)',
  ]),
  v4: parseAbi([
    'event ModifyLiquidity(bytes32 indexed id, address indexed sender, int24 tickLower, int24 tickUpper, int256 liquidityDelta, bytes32 salt)',
    'event Swap(bytes32 indexed id, address indexed sender, int128 amount0, int128 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick, uint24 fee)',
  ]),
}
const balanceAbi = parseAbi(['function balanceOf(address) view returns (uint256)'])
const v3PoolAbi = parseAbi([
  'function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
])
const stateViewAbi = parseAbi([
  'function getSlot0(bytes32) view returns (uint160, int24, uint24, uint24)',
  'function getLiquidity(bytes32) view returns (uint128)',
])

let chain: ExchangeChain
beforeAll(async () => {
  chain = await startExchangeChain()
})
afterAll(() => chain?.stop())

async function balanceOf(token: Address): Promise<bigint> {
  const { client, owner } = chain
  if (token === nativeCoin) return getBalance(client, { address: owner })
  return readContract(client, { address: token, abi: balanceAbi, functionName: 'balanceOf', args: [owner] })
}

type Currency = 'CAT' | 'USD' | 'ONE' | 'DEEP' | 'WETH' | 'ETH'

function sideOf(currency: Currency, amount: bigint): Side {
  const { tokens, wrappedNative } = chain
  const addresses = { ...tokens, WETH: wrappedNative, ETH: nativeCoin }
  return { address: addresses[currency], amount }
}

async function priceOf(pool: TestPool) {
  const { client, v4 } = chain
  if (pool.kind === 'v2') throw new Error('A pool of V2 stores no price')
  const [sqrtPrice] =
    pool.kind === 'v3'
      ? await readContract(client, { address: pool.address, abi: v3PoolAbi, functionName: 'slot0' })
      : await readContract(client, {
          address: v4.stateView,
          abi: stateViewAbi,
          functionName: 'getSlot0',
          args: [pool.id],
        })
  return sqrtPrice
}

async function liquidityIn(pool: TestPool) {
  const { client, v4 } = chain
  if (pool.kind === 'v4') {
    const call = { address: v4.stateView, abi: stateViewAbi } as const
    return readContract(client, { ...call, functionName: 'getLiquidity', args: [pool.id] })
  }
  if (pool.kind === 'v2') throw new Error('A pool of V2 has no liquidity in a range')
  return readContract(client, { address: pool.address, abi: v3PoolAbi, functionName: 'liquidity' })
}

/** Swaps, and returns the change of the owner's balance and the receipt. The network's cost is left out. */
async function gainOf(pool: TestPool, from: Side, minimum = 0n) {
  const wanted = otherCurrency(pool, from.address)
  const before = await balanceOf(wanted)
  const receipt = await chain.swapOnPool(pool, from, { minimum })
  const cost = wanted === nativeCoin ? receipt.gasUsed * receipt.effectiveGasPrice : 0n
  return { gained: (await balanceOf(wanted)) - before + cost, receipt }
}

const forms: [string, PoolForm, [Currency, bigint], [Currency, bigint]][] = [
  ['V2', { kind: 'v2' }, ['CAT', parseEther('40000')], ['USD', 500_000_000n]],
  ['V2 with 0 and 30 decimals', { kind: 'v2' }, ['ONE', 50_000n], ['DEEP', 4n * 10n ** 33n]],
  ['V3', { kind: 'v3', fee: 500 }, ['CAT', parseEther('40000')], ['USD', 500_000_000n]],
  ['V3 with WETH', { kind: 'v3', fee: 10_000 }, ['WETH', parseEther('100')], ['USD', 300_000_000_000n]],
  ['V3 with 0 and 30 decimals', { kind: 'v3', fee: 100 }, ['ONE', 50_000n], ['DEEP', 7n * 10n ** 33n]],
  ['V4', { kind: 'v4' }, ['CAT', parseEther('40000')], ['USD', 500_000_000n]],
  [
    'V4 with ETH',
    { kind: 'v4', fee: 500, tickSpacing: 10 },
    ['ETH', parseEther('100')],
    ['CAT', parseEther('7')],
  ],
  [
    'V4 with 0 and 30 decimals',
    { kind: 'v4', fee: 1, tickSpacing: 1 },
    ['ONE', 50_000n],
    ['DEEP', 7n * 10n ** 33n],
  ],
]

describe.each(forms)('a pool of %s', (_name, form, first, second) => {
  let pool: TestPool
  let sides: [Side, Side]
  beforeAll(async () => {
    sides = [sideOf(...first), sideOf(...second)]
    pool = await chain.createPool(form, sides)
    await chain.addLiquidity(pool, sides)
  })

  test('has the price of its sides', async () => {
    if (pool.kind === 'v2') {
      for (const { address, amount } of sides) {
        const call = { address, abi: balanceAbi, functionName: 'balanceOf', args: [pool.address] } as const
        expect(await readContract(chain.client, call)).toBe(amount)
      }
      return
    }
    const [low, high] = inOrder(...sides)
    expect(await priceOf(pool)).toBe(sqrtPriceOf(low.amount, high.amount))
    expect(currenciesOf(pool)).toEqual([low.address, high.address])
    expect(await liquidityIn(pool)).toBeGreaterThan(0n)
  })

  test('pays in both directions the amount that its quoter answers', async () => {
    for (const [index, { address, amount }] of sides.entries()) {
      const from = { address, amount: amount / 100n }
      const quoted = await quoteOnPool(chain.client, chain, pool, from)
      expect(quoted, `side ${index}`).toBeGreaterThan(0n)
      await expect(chain.swapOnPool(pool, from, { minimum: quoted + 1n })).rejects.toThrow('was reverted')
      const { gained, receipt } = await gainOf(pool, from, quoted)
      expect(gained, `side ${index}`).toBe(quoted)
      const swap = parseEventLogs({ abi: eventsAbi[pool.kind], logs: receipt.logs, eventName: 'Swap' })
      expect(swap).toHaveLength(1)
      const emitter = pool.kind === 'v4' ? chain.v4.poolManager : pool.address
      expect(swap[0]?.address).toBe(emitter.toLowerCase())
      if (pool.kind === 'v4') expect(swap[0]?.args).toMatchObject({ id: pool.id })
    }
  })
})

test('Permit2 verifies signatures for this chain', async () => {
  const { client, chainId, v4 } = chain
  const abi = parseAbi(['function DOMAIN_SEPARATOR() view returns (bytes32)'])
  expect(await readContract(client, { address: v4.permit2, abi, functionName: 'DOMAIN_SEPARATOR' })).toBe(
    domainSeparator({ domain: { name: 'Permit2', chainId, verifyingContract: v4.permit2 } }),
  )
})

test('positions of V3 and V4 can be left, with an event each', async () => {
  const sides = [sideOf('CAT', parseEther('5')), sideOf('DEEP', 10n ** 30n)] as [Side, Side]
  const v3 = await chain.createPool({ kind: 'v3' }, sides)
  const minted = await chain.addLiquidity(v3, sides)
  const [mint] = parseEventLogs({ abi: eventsAbi.v3, logs: minted.logs, eventName: 'Mint' })
  const [number] = parseEventLogs({ abi: transferAbi, logs: minted.logs, eventName: 'Transfer' })
  const left = await chain.removeLiquidity(v3, number?.args.tokenId ?? 0n, (mint?.args.amount ?? 0n) / 2n)
  const [burn] = parseEventLogs({ abi: eventsAbi.v3, logs: left.logs, eventName: 'Burn' })
  expect(burn?.args.amount).toBe((mint?.args.amount ?? 0n) / 2n)
  expect(mint?.args).toMatchObject(fullRange(60))

  const v4 = await chain.createPool({ kind: 'v4' }, sides)
  const added = await chain.addLiquidity(v4, sides)
  const [change] = parseEventLogs({ abi: eventsAbi.v4, logs: added.logs, eventName: 'ModifyLiquidity' })
  const [token] = parseEventLogs({ abi: transferAbi, logs: added.logs, eventName: 'Transfer' })
  const liquidity = change?.args.liquidityDelta ?? 0n
  const removed = await chain.removeLiquidity(v4, token?.args.tokenId ?? 0n, liquidity)
  const [undone] = parseEventLogs({ abi: eventsAbi.v4, logs: removed.logs, eventName: 'ModifyLiquidity' })
  expect(undone?.args).toMatchObject({ ...fullRange(60), liquidityDelta: -liquidity })
  expect(await liquidityIn(v4)).toBe(0n)
})

const transferAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
])
