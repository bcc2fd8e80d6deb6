import { createClient, http } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSnapshot } from '@/chain/market/build-snapshot'
import { marketPrice } from '@/domain/market/market-price'
import { parseSnapshot } from '@/domain/market/parse-snapshot'
import type { MarketPair } from '@/domain/market/snapshot'
import type { Price } from '@/domain/swap/price'
import { followHead } from '@/server/market/head'
import { type ExchangeChain, startExchangeChain } from '../../support/exchange-chain'
import { type CountingNode, startCountingNode } from './counting-node'
import {
  amountsOf,
  mine,
  newestPosition,
  reorganize,
  sellBase,
  startPool,
  stateOnChain,
  type TradedPool,
} from './exchange-pools'

const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
const unit = 10n ** 18n

let chain: ExchangeChain
let node: CountingNode
let pools: { v2: TradedPool; v3: TradedPool; v4: TradedPool }
beforeAll(async () => {
  chain = await startExchangeChain()
  node = await startCountingNode(chain.url)
  pools = {
    v2: await startPool(chain, { kind: 'v2' }, ['CAT', 40_000n * unit], ['USD', 500_000_000n]),
    v3: await startPool(chain, { kind: 'v3', fee: 500 }, ['USD', 10n ** 12n], ['CAT', 70_000n * unit]),
    v4: await startPool(chain, { kind: 'v4' }, ['CAT', 8_000n * unit], ['ETH', 2n * unit]),
  }
}, 120_000)
afterAll(async () => {
  await node?.stop()
  await chain?.stop()
})
beforeEach(() => node.change(null))

const all = () => Object.values(pools)
const kinds = ['v2', 'v3', 'v4'] as const

async function followed(traded = all()) {
  const client = createClient({ transport: http(node.url, { retryCount: 0 }) })
  const market = {
    contracts: { tokens: {}, exchange: { chainId: chain.chainId } as never },
    pairs: traded.map(({ market: { name } }) => ({ name })),
    pools: traded.map((pool) => pool.market),
  }
  const follower = followHead({ client, multicall3, pools: market.pools, readsAll: true })
  await follower.poll()
  const snapshot = () => {
    const state = follower.state()
    if (!state) throw new Error('The head was not read')
    const built = buildSnapshot(market, { ...state, days: new Map(), supplies: new Map() })
    expect(parseSnapshot(JSON.parse(JSON.stringify(built)))).toEqual(built)
    return built
  }
  /** Compares the followed states with those of the contracts at the newest block. */
  const isAtTruth = async () => {
    expect(follower.state()?.head.hash).toBe((await chain.client.getBlock()).hash)
    for (const pool of traded)
      expect(follower.state()?.states.get(pool.market.id)).toEqual(await stateOnChain(chain, pool))
  }
  node.calls.length = 0
  return { follower, snapshot, isAtTruth, pairOf: (pool: TradedPool) => pairIn(snapshot().pairs, pool) }
}

function pairIn(pairs: readonly MarketPair[], { market }: TradedPool): MarketPair {
  return pairs.find(({ name }) => name === market.name) ?? expect.unreachable(market.name)
}

function priceIn(pair: MarketPair): Price {
  return marketPrice(pair) ?? expect.unreachable(`${pair.name} has no price`)
}

/** The swaps of an amount of the base asset, a thousandth of the pool's depth of a fresh pool or less. */
const small = { v2: unit, v3: 10n ** 8n, v4: unit }

test('the follower reads each block of swaps and positions of all kinds in at most two calls', async () => {
  const { follower, isAtTruth } = await followed()
  for (const kind of kinds) {
    const pool = pools[kind]
    await sellBase(chain, pool, small[kind])
    expect(await follower.poll()).toMatchObject({ kind: 'moved', isJump: false })
    await isAtTruth()
    const sides = [
      { address: pool.base, amount: small[kind] },
      { address: pool.token, amount: 10n ** 15n },
    ] as const
    const state = await stateOnChain(chain, pool)
    const sqrtPrice = state.kind === 'concentrated' ? state.sqrtPriceX96 : 0n
    await chain.addLiquidity(pool.pool, sides, { sqrtPrice })
    await follower.poll()
    await isAtTruth()
  }
  expect(node.calls.length).toBe(12)
  expect(new Set(node.calls)).toEqual(new Set(['eth_getBlockByNumber', 'eth_getLogs']))
})

test.each(kinds)(
  'the price of %s in the snapshot is what the next small swap pays, with its fee',
  async (kind) => {
    const { pairOf } = await followed()
    const pool = pools[kind]
    const { numerator, denominator } = priceIn(pairOf(pool))
    const { base, token } = pool.market
    const amount = small[kind]
    const paid = amountsOf(pool, await sellBase(chain, pool, amount)).token
    const unitsOf = (decimals: number) => 10n ** BigInt(decimals)
    const worth = (amount * numerator * unitsOf(token.decimals)) / (denominator * unitsOf(base.decimals))
    const fee = { v2: 3_000n, v3: 500n, v4: 3_000n }[kind]
    const expected = (worth * (1_000_000n - fee)) / 1_000_000n
    // The swap itself moves the price by less than a thousandth.
    expect(paid).toBeLessThanOrEqual(expected)
    expect(paid).toBeGreaterThan((expected * 999n) / 1_000n)
  },
)

test.each(kinds)(
  'the sale of the depth of %s lowers its price by 2 %%, on the real contract',
  async (kind) => {
    const { follower, pairOf, isAtTruth } = await followed()
    const pool = pools[kind]
    const before = pairOf(pool)
    const fee = { v2: 3_000n, v3: 500n, v4: 3_000n }[kind]
    const traded = BigInt(before.depth ?? 0)
    await sellBase(chain, pool, (traded * 1_000_000n) / (1_000_000n - fee))
    await follower.poll()
    await isAtTruth()
    const [old, now] = [priceIn(before), priceIn(pairOf(pool))]
    const millionths = (now.numerator * old.denominator * 1_000_000n) / (now.denominator * old.numerator)
    // V2 keeps the fee in its reserves, which moves the price of its pool a little further from the trader.
    expect(Number(millionths)).toBeGreaterThanOrEqual(kind === 'v2' ? 979_900 : 979_999)
    expect(Number(millionths)).toBeLessThanOrEqual(980_001)
  },
)

describe.each(kinds)('a reorganization of swaps of %s', (kind) => {
  test.each([1, 3, 20])('of %i blocks gives the state of the contracts', async (depth) => {
    const { follower, snapshot, isAtTruth } = await followed()
    const begun = snapshot().pairs
    for (let block = 0; block < depth; block++) {
      await sellBase(chain, pools[kind], small[kind])
      await follower.poll()
    }
    await isAtTruth()
    expect(pairIn(snapshot().pairs, pools[kind])).not.toEqual(pairIn(begun, pools[kind]))
    await reorganize(chain, depth)
    // A head of the same height counts only if the node returns it twice.
    expect(await follower.poll()).toMatchObject({ kind: 'doubtful' })
    expect(await follower.poll()).toMatchObject({ kind: 'moved', isJump: true })
    await isAtTruth()
    expect(snapshot().pairs).toEqual(begun)
    await sellBase(chain, pools[kind], small[kind])
    expect(await follower.poll()).toMatchObject({ kind: 'moved', isJump: false })
    await isAtTruth()
  })
})

test.each(['v3', 'v4'] as const)(
  'a pool of %s has no price before it is initialized, and then its first one',
  async (kind) => {
    const form = { kind, fee: 10_000 } as const
    const { number } = await chain.client.getBlock()
    const created = await startPool(chain, form, ['DEEP', 10n ** 33n], ['ONE', 50_000n], { isEmpty: true })
    await reorganize(chain, Number((await chain.client.getBlock()).number - number))
    const { follower, pairOf, isAtTruth } = await followed([created])
    expect(pairOf(created)).toMatchObject({ price: null, depth: null, reserves: null })
    await mine(chain, 1)
    await follower.poll()
    expect(pairOf(created)).toMatchObject({ price: null, depth: null })
    const again = await startPool(chain, form, ['DEEP', 10n ** 33n], ['ONE', 50_000n])
    expect(again.market).toEqual(created.market)
    await follower.poll()
    await isAtTruth()
    const pair = pairOf(created)
    expect(pair.reserves).toBeNull()
    const price = priceIn(pair)
    expect(Number(price.numerator) / Number(price.denominator)).toBeCloseTo(50, 2)
    expect(Number(pair.depth)).toBeGreaterThan(0)
  },
)

test('a node whose logsBloom hides the logs of pools of V3 and V4 is detected', async () => {
  const { follower, isAtTruth } = await followed()
  node.change(async (call, answer) => {
    const given = await answer()
    if (call.method !== 'eth_getBlockByNumber' || !given.result) return given
    return { result: { ...Object(given.result), logsBloom: `0x${'00'.repeat(256)}` } }
  })
  await sellBase(chain, pools.v3, small.v3)
  await sellBase(chain, pools.v4, small.v4)
  for (let poll = 0; poll < 70; poll++) {
    await mine(chain, 1)
    await follower.poll()
  }
  await isAtTruth()
  await sellBase(chain, pools.v4, small.v4)
  await follower.poll()
  await isAtTruth()
})

test('a position that a filter hid is found when it is withdrawn', async () => {
  const sides = [
    ['USD', 10n ** 9n],
    ['ONE', 10n ** 6n],
  ] as const
  const pool = await startPool(chain, { kind: 'v3' }, ...sides, { isEmpty: true })
  const { follower, isAtTruth } = await followed([pool])
  node.change(async (call, answer) => {
    const given = await answer()
    if (call.method !== 'eth_getBlockByNumber' || !given.result) return given
    return { result: { ...Object(given.result), logsBloom: `0x${'00'.repeat(256)}` } }
  })
  await chain.addLiquidity(pool.pool, [
    { address: pool.base, amount: 10n ** 9n },
    { address: pool.token, amount: 10n ** 6n },
  ])
  await follower.poll()
  const added = await stateOnChain(chain, pool)
  node.change(null)
  const position = await newestPosition(chain)
  await chain.removeLiquidity(pool.pool, position, added.kind === 'concentrated' ? added.liquidity / 2n : 0n)
  expect(await follower.poll()).toMatchObject({ kind: 'moved', isJump: true })
  await isAtTruth()
})
