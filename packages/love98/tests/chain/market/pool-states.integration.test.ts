import { type Client, createClient, custom, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mayHaveLogs } from '@/chain/market/logs-bloom'
import { readHead } from '@/chain/market/read-head'
import { readPoolLogs } from '@/chain/market/read-pool-logs'
import { readPoolStates } from '@/chain/market/read-pool-states'
import { v4PoolId } from '@/chain/prices/pool-address'
import { decimalPrice } from '@/domain/market/decimal-price'
import { poolDepth } from '@/domain/market/pool-depth'
import { poolPrice } from '@/domain/market/pool-price'
import { type PoolState, stateAfter } from '@/domain/market/pool-state'
import { inOrder, lastTick } from '../../../scripts/demo/exchange/pool-price.ts'
import {
  addressOf,
  buyBase,
  mine,
  newestPosition,
  placeOf,
  sellBase,
  startPool,
  stateOnChain,
  type TradedPool,
} from '../../server/market/exchange-pools'
import { type ExchangeChain, startExchangeChain } from '../../support/exchange-chain'
import { placeHostileHook } from '../../support/hostile-hook'

const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
const unit = 10n ** 18n

let chain: ExchangeChain
beforeAll(async () => {
  chain = await startExchangeChain()
}, 120_000)
afterAll(() => chain?.stop())

const head = async (client: Client = chain.client) => {
  const found = await readHead(client)
  if (!found) throw new Error('The chain has no block')
  return found
}
const statesAt = (pools: readonly TradedPool[], hash: string) =>
  readPoolStates(
    chain.client,
    multicall3,
    pools.map(({ market }) => market),
    hash,
  )

/** Compares the state that the events of a pool give with the state that the chain has, after each block with events. */
async function followsItsEvents(traded: TradedPool, fromBlock: bigint) {
  const { market } = traded
  const newest = await head()
  const logs = await readPoolLogs(chain.client, [market], { fromBlock, toBlock: newest.number })
  let state: PoolState | null = null
  for (const [index, { event, blockHash, blockNumber }] of logs.entries()) {
    state = stateAfter(state, event)
    if (logs[index + 1]?.blockNumber === blockNumber) continue
    expect(await statesAt([traded], blockHash), `block ${blockNumber}`).toEqual([state])
  }
  expect(state).toEqual(await stateOnChain(chain, traded))
  return logs.map(({ event }) => event.kind)
}

const kinds = [
  ['V2', { kind: 'v2' }],
  ['V3', { kind: 'v3', fee: 500 }],
  ['V4', { kind: 'v4' }],
] as const

test.each(kinds)('the state of a pool of %s follows its events from the first block on', async (_, form) => {
  const { number } = await head()
  const cat = await startPool(chain, form, ['CAT', 40_000n * unit], ['USD', 500_000_000n])
  await sellBase(chain, cat, 300n * unit)
  await buyBase(chain, cat, 9_000_000n)
  const sides = [
    { address: cat.base, amount: 4_000n * unit },
    { address: cat.token, amount: 50_000_000n },
  ] as const
  await chain.addLiquidity(cat.pool, sides)
  const seen = await followsItsEvents(cat, number + 1n)
  expect(seen).toContain(form.kind === 'v2' ? 'sync' : 'initialize')
  expect(await statesAt([cat], (await head()).hash)).toEqual([await stateOnChain(chain, cat)])
})

describe.each(['v3', 'v4'] as const)('a pool of %s', (kind) => {
  test('keeps its active liquidity through positions around its price, above and below it', async () => {
    const { number } = await head()
    const pool = await startPool(chain, { kind }, ['CAT', 1_000n * unit], ['DEEP', 1_000n * unit])
    const sides = [
      { address: pool.base, amount: 100n * unit },
      { address: pool.token, amount: 100n * unit },
    ] as const
    for (const range of [
      { tickLower: -60, tickUpper: 60 },
      { tickLower: 60, tickUpper: 180 },
      { tickLower: -180, tickUpper: -60 },
      { tickLower: 0, tickUpper: 60 },
      { tickLower: -60, tickUpper: 0 },
    ])
      await chain.addLiquidity(pool.pool, sides, { range })
    for (const amount of [5n, 50n, 400n]) await sellBase(chain, pool, amount * unit)
    await chain.addLiquidity(pool.pool, sides, {
      ...{ range: { tickLower: -60, tickUpper: 60 } },
      ...(pool.pool.kind === 'v4' && { sqrtPrice: await sqrtPriceOf(pool) }),
    })
    for (const amount of [5n, 400n, 500n]) await buyBase(chain, pool, amount * unit)
    const seen = await followsItsEvents(pool, number + 1n)
    expect(seen.filter((event) => event === 'position').length).toBe(7)
    expect(seen.filter((event) => event === 'concentrated-swap').length).toBe(6)
  })

  test('follows a withdrawal', async () => {
    const { number } = await head()
    const pool = await startPool(chain, { kind, fee: 10_000 }, ['CAT', 7n * unit], ['DEEP', 10n ** 30n])
    const before = await stateOnChain(chain, pool)
    const liquidity = before.kind === 'concentrated' ? before.liquidity : 0n
    await chain.removeLiquidity(pool.pool, await newestPosition(chain, kind), liquidity / 3n)
    expect(await stateOnChain(chain, pool)).toMatchObject({ liquidity: liquidity - liquidity / 3n })
    expect(await followsItsEvents(pool, number + 1n)).toEqual(['initialize', 'position', 'position'])
  })

  test('with liquidity between two neighboring ticks runs to both ends of its ticks, and has a price there', async () => {
    const { number } = await head()
    const amount = 10n ** 12n
    const pool = await startPool(chain, { kind }, ['USD', amount], ['DEEP', amount], { isEmpty: true })
    const sides = inOrder({ address: pool.base, amount }, { address: pool.token, amount })
    await chain.addLiquidity(pool.pool, sides, { range: { tickLower: 0, tickUpper: 60 } })
    // The position has token 0 alone until token 1 is sold.
    for (const [side, tick] of [
      [sides[1], lastTick - 1],
      [sides[0], -lastTick],
    ] as const) {
      await chain.swapOnPool(pool.pool, { ...side, amount: 100n * amount })
      const state = await stateOnChain(chain, pool)
      expect(state).toMatchObject({ liquidity: 0n, tick })
      expect(await statesAt([pool], (await head()).hash)).toEqual([state])
      const price = poolPrice(pool.market, state)
      expect(price && decimalPrice(price)).toMatch(/[1-9]/)
      expect(poolDepth(pool.market, state)).toBe(0n)
    }
    const seen = await followsItsEvents(pool, number + 1n)
    expect(seen).toEqual(['initialize', 'position', 'concentrated-swap', 'concentrated-swap'])
  })

  test('at the edge of its ticks, with tokens of 0 and 30 decimals, follows its events', async () => {
    const { number } = await head()
    const pool = await startPool(chain, { kind }, ['DEEP', 10n ** 38n], ['ONE', 10n])
    await buyBase(chain, pool, 5n)
    await sellBase(chain, pool, 10n ** 36n)
    expect(await followsItsEvents(pool, number + 1n)).toHaveLength(4)
  })
})

test('a pool whose hook keeps a part of each swap follows its events', async () => {
  const { number } = await head()
  const hook = await placeHostileHook(chain.url, chain.owner)
  const form = { kind: 'v4', hooks: hook.address } as const
  const pool = await startPool(chain, form, ['CAT', 40_000n * unit], ['USD', 500_000_000n])
  await hook.beLike('Takes', { bips: 500 })
  await sellBase(chain, pool, 300n * unit)
  await buyBase(chain, pool, 9_000_000n)
  const seen = await followsItsEvents(pool, number + 1n)
  expect(seen).toEqual(['initialize', 'position', 'concentrated-swap', 'concentrated-swap'])
})

async function sqrtPriceOf(pool: TradedPool): Promise<bigint> {
  const state = await stateOnChain(chain, pool)
  return state.kind === 'concentrated' ? state.sqrtPriceX96 : 0n
}

describe('pools of all kinds', () => {
  let pools: TradedPool[]
  beforeAll(async () => {
    pools = []
    for (const form of [{ kind: 'v2' }, { kind: 'v3', fee: 10_000 }, { kind: 'v4', fee: 7 }] as const)
      pools.push(await startPool(chain, form, ['USD', 10n ** 9n], ['ONE', 10n ** 6n]))
  }, 60_000)

  /** Returns a client that records its calls. */
  function recording() {
    const calls: { method: string; params: unknown[] }[] = []
    const request = async (call: { method: string; params: unknown[] }) => {
      calls.push(call)
      return chain.client.request(call as never)
    }
    return { calls, client: createClient({ transport: custom({ request }) }) as Client }
  }
  const market = () => pools.map((pool) => pool.market)

  test('the states are read in one call, and pools that do not exist or have no price are unknown', async () => {
    const { v3, v4, owner } = chain
    const tokens = [addressOf(chain, 'ONE'), addressOf(chain, 'CAT')] as const
    await chain.send(owner, (calls) =>
      calls.call(v3.factory, parseAbi(['function createPool(address, address, uint24)']), 'createPool', [
        ...tokens,
        3_000,
      ]),
    )
    const [currency0, currency1] =
      tokens[0].toLowerCase() < tokens[1].toLowerCase() ? tokens : [tokens[1], tokens[0]]
    const key = { currency0, currency1, fee: 3_000, tickSpacing: 60, hooks: addressOf(chain, 'ETH') }
    const unset = [
      placeOf(chain, { kind: 'v3', address: owner, tokens, fee: 3_000 }),
      placeOf(chain, { kind: 'v3', address: owner, tokens, fee: 500 }),
      { id: v4PoolId(key), source: { kind: 'v4', manager: v4.poolManager, key } },
      { id: v4PoolId(key), source: { kind: 'v4', manager: owner, key } },
      placeOf(chain, { kind: 'v2', address: owner, tokens }),
    ] as const
    const { client, calls } = recording()
    const { hash } = await head()
    const states = await readPoolStates(client, multicall3, [...unset, ...market()], hash)
    expect(calls).toHaveLength(1)
    expect(states.slice(0, unset.length)).toEqual(unset.map(() => null))
    expect(states.slice(unset.length)).toEqual(
      await Promise.all(pools.map((pool) => stateOnChain(chain, pool))),
    )
    expect(await readPoolLogs(client, unset, { blockHash: hash })).toEqual([])
  })

  test('the logs of a block are read in one call, without those of other pools of the manager', async () => {
    const other = await startPool(chain, { kind: 'v4', fee: 8 }, ['USD', 10n ** 9n], ['ONE', 10n ** 6n])
    const first = (await head()).number
    for (const pool of [...pools, other]) await buyBase(chain, pool, 1_000n)
    const { client, calls } = recording()
    const events: unknown[] = []
    for (let number = first + 1n; number <= first + 4n; number++) {
      const block = await readHead(chain.client, number)
      const logs = await readPoolLogs(client, market(), { blockHash: block?.hash ?? '' })
      events.push(logs.map(({ event }) => [event.kind, event.pool]))
      expect(mayHaveLogs(block?.logsBloom ?? null, market())).toBe(logs.length > 0)
    }
    expect(calls).toHaveLength(4)
    const [v2, v3, v4] = market().map(({ id }) => id)
    expect(events).toEqual([
      [
        ['sync', v2],
        ['swap', v2],
      ],
      [['concentrated-swap', v3]],
      [['concentrated-swap', v4]],
      [],
    ])
  })

  test('the node filters the pools of a manager in ranges, and in blocks without pools of other kinds', async () => {
    const { number, hash } = await head()
    const { client, calls } = recording()
    await readPoolLogs(client, market(), { fromBlock: number, toBlock: number })
    await readPoolLogs(client, market().slice(2), { blockHash: hash })
    const topics = calls.map(({ params }) => (params[0] as { topics: string[][] }).topics)
    const ids = [market()[2]?.id]
    expect(topics.map((given) => given[1])).toEqual([undefined, ids, ids])
    const all = await readPoolLogs(chain.client, market(), { fromBlock: 0n, toBlock: number })
    const each = await Promise.all(
      market().map((pool) => readPoolLogs(chain.client, [pool], { fromBlock: 0n, toBlock: number })),
    )
    expect(each.map((logs) => logs.length > 0)).toEqual([true, true, true])
    const place = (log: (typeof all)[number]) => `${log.blockNumber} ${log.event.logIndex}`
    expect(all.map(place).sort()).toEqual(each.flat().map(place).sort())
  })

  test('the filter of an empty block excludes all pools', async () => {
    await mine(chain, 1)
    expect(mayHaveLogs((await head()).logsBloom, market())).toBe(false)
  })

  test.each<[string, (log: { topics: string[]; data: string }) => object]>([
    ['with a price of 0', (log) => ({ ...log, data: log.data.replace(/[1-9a-f]/g, '0') })],
    ['with short data', (log) => ({ ...log, data: log.data.slice(0, -2) })],
    ['of another event', (log) => ({ ...log, topics: [`0x${'11'.repeat(32)}`, ...log.topics.slice(1)] })],
  ])('a log of V3 and of V4 %s is unusable', async (_, change) => {
    for (const pool of pools.slice(1)) {
      const { blockHash } = await sellBase(chain, pool, 10_000n)
      const client = createClient({
        transport: custom({
          request: async (call: { method: string; params: unknown[] }) =>
            ((await chain.client.request(call as never)) as never[]).map(change),
        }),
      })
      await expect(readPoolLogs(client, [pool.market], { blockHash })).rejects.toMatchObject({
        name: 'UnusableAnswer',
      })
    }
  })
})
