import { getAddress, parseAbi } from 'viem'
import { readContract, simulateContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRpc } from '../../../../scripts/demo/json-rpc.ts'
import { type ExchangeChain, startExchangeChain } from '../../../support/exchange-chain'
import { placeHostileHook } from '../../../support/hostile-hook'
import { type Currency, startPool, stateOnChain, type TradedPool } from '../exchange-pools'
import { expectedOutputs } from './expected-quotes'
import { type QuotedPair, quotedMarket } from './quoted-market'

const unit = 10n ** 18n

let chain: ExchangeChain
let hook: Awaited<ReturnType<typeof placeHostileHook>>
beforeAll(async () => {
  chain = await startExchangeChain()
  hook = await placeHostileHook(chain.url, chain.owner)
}, 120_000)
afterAll(() => chain?.stop())

const v3 = (fee: number) => ({ kind: 'v3', fee }) as const
const v4 = (fee: number, tickSpacing: number, hooks: `0x${string}` | null = null) =>
  ({ kind: 'v4', fee, tickSpacing, hooks }) as const

/** Returns the only quote of a pair: its output, or the problem. */
async function quoted(pair: QuotedPair, direction: 'buy' | 'sell', amount: bigint) {
  const market = await quotedMarket(chain, [pair])
  const { quotes } = await market.quotes(pair.name, direction, amount)
  const [hop] = market.routes(pair.name, direction)[0]?.hops ?? []
  const [expected] = hop ? await expectedOutputs(chain, [{ hop, amount }]) : []
  const [quote] = quotes
  return { quote: quote?.problem ?? quote?.amountOut, expected }
}

/** Creates a pool whose only position has the width of one step around its price. */
async function narrowPool(
  form: Parameters<typeof startPool>[1],
  spacing: number,
  base: readonly [Currency, bigint],
  token: readonly [Currency, bigint],
): Promise<TradedPool> {
  const traded = await startPool(chain, form, base, token, { isEmpty: true })
  const state = await stateOnChain(chain, traded)
  const sides = [
    { address: traded.base, amount: base[1] },
    { address: traded.token, amount: token[1] },
  ] as const
  const sqrtPrice = state.kind === 'concentrated' ? state.sqrtPriceX96 : 0n
  await chain.addLiquidity(traded.pool, sides, { range: await rangeAround(traded, spacing), sqrtPrice })
  return traded
}

/** Returns the range of one step around the price of a pool. */
async function rangeAround(pool: TradedPool, spacing: number) {
  const state = await stateOnChain(chain, pool)
  if (state.kind !== 'concentrated') throw new Error('no price')
  const tickLower = Math.floor(state.tick / spacing) * spacing
  return { tickLower, tickUpper: tickLower + spacing }
}

test('a pool of V3 with one tick fills what it holds, and a larger amount is refused although its quoter answers', async () => {
  await narrowPool(v3(100), 1, ['CAT', 1_000n * unit], ['USD', 10n ** 9n])
  const pair = { name: 'CAT-USD', pool: v3(100) }
  for (const direction of ['sell', 'buy'] as const) {
    const small = direction === 'sell' ? 10n * unit : 10n ** 7n
    const within = await quoted(pair, direction, small)
    expect(within.quote).toBe(within.expected)
    expect(within.quote).toBeGreaterThan(0n)
    const beyond = await quoted(pair, direction, small * 10_000n)
    expect(beyond.quote).toBe('too-much-for-pool')
  }
})

test('a partial fill of QuoterV2 is recognized, and a swap would take a part of the amount', async () => {
  const pool = await narrowPool(v3(3_000), 60, ['ONE', 10n ** 6n], ['CAT', 1_000n * unit])
  const pair = { name: 'ONE-CAT', pool: v3(3_000) }
  const amount = 10n ** 9n
  const answer = await quoted(pair, 'sell', amount)
  expect(answer.expected).toBeGreaterThan(0n)
  expect(answer.quote).toBe('too-much-for-pool')
  const balance = () =>
    readContract(chain.client, {
      ...{ address: chain.tokens.ONE, abi: parseAbi(['function balanceOf(address) view returns (uint256)']) },
      ...{ functionName: 'balanceOf', args: [chain.owner] },
    })
  const before = await balance()
  await chain.swapOnPool(pool.pool, { address: pool.base, amount })
  expect(before - (await balance())).toBeLessThan(amount)
  // The price of the pool is at its limit now.
  const exhausted = await quoted(pair, 'sell', 1_000n)
  expect(exhausted).toEqual({ quote: 'too-much-for-pool', expected: null })
  const back = await quoted(pair, 'buy', unit)
  expect(back.quote).toBe(back.expected)
})

test('an amount that a pool of V4 cannot fill is refused as its quoter refuses it', async () => {
  await narrowPool({ kind: 'v4', fee: 3_000, tickSpacing: 60 }, 60, ['CAT', 1_000n * unit], ['ETH', unit])
  const pair = { name: 'CAT-ETH', pool: v4(3_000, 60) }
  for (const direction of ['sell', 'buy'] as const) {
    const small = direction === 'sell' ? unit : 10n ** 15n
    const within = await quoted(pair, direction, small)
    expect(within.quote).toBe(within.expected)
    expect(await quoted(pair, direction, small * 10_000n)).toEqual({
      ...{ quote: 'too-much-for-pool', expected: null },
    })
  }
})

test.each([
  ['V3 that was never created', { name: 'DEEP-ETH', pool: v3(500) }],
  ['V4 that was never initialized', { name: 'DEEP-ETH', pool: v4(500, 10) }],
])('a pool of %s is missing', async (_, pair) => {
  expect(await quoted(pair, 'sell', unit)).toEqual({ quote: 'no-pool', expected: null })
})

test('a pool of V3 without a price is missing', async () => {
  const factoryAbi = parseAbi(['function createPool(address, address, uint24)'])
  await chain.send(chain.owner, (calls) =>
    calls.call(chain.v3.factory, factoryAbi, 'createPool', [chain.tokens.DEEP, chain.tokens.USD, 500]),
  )
  expect(await quoted({ name: 'DEEP-USD', pool: v3(500) }, 'sell', unit)).toEqual({
    ...{ quote: 'no-pool', expected: null },
  })
})

test('an empty pool, in which a quoter searches until the gas ends, does not stop the others of its batch', async () => {
  await startPool(chain, v3(100), ['DEEP', 10n ** 33n], ['ONE', 1_000n], { isEmpty: true })
  await startPool(chain, { kind: 'v4', fee: 100, tickSpacing: 1 }, ['ONE', 1_000n], ['USD', 10n ** 9n], {
    isEmpty: true,
  })
  await startPool(chain, v3(500), ['DEEP', 10n ** 33n], ['CAT', 1_000n * unit])
  const pairs = [
    { name: 'DEEP-ONE', pool: v3(100) },
    { name: 'ONE-USD', pool: v4(100, 1) },
    { name: 'DEEP-CAT', pool: v3(500) },
  ]
  const market = await quotedMarket(chain, pairs)
  const answers = await Promise.all(
    [1n, 2n, 3n, 4n].flatMap((amount) => [
      market.quotes('DEEP-ONE', 'buy', amount),
      market.quotes('DEEP-ONE', 'sell', amount * 10n ** 30n),
      market.quotes('ONE-USD', 'sell', amount),
      market.quotes('DEEP-CAT', 'sell', amount * 10n ** 30n),
    ]),
  )
  const found = answers.map(({ quotes: [quote] }) => quote?.problem ?? 'output')
  expect(found).toEqual(
    Array(4).fill(['too-much-for-pool', 'too-much-for-pool', 'too-much-for-pool', 'output']).flat(),
  )
})

test('a hook that takes a part of the output is in the quote, and a hook that reverts refuses the swap', async () => {
  const form = { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: hook.address } as const
  await startPool(chain, form, ['CAT', 1_000n * unit], ['USD', 10n ** 9n])
  const pair = { name: 'CAT-USD', pool: v4(3_000, 60, hook.address) }
  const honest = await quoted(pair, 'sell', unit)
  expect(honest.quote).toBe(honest.expected)
  await hook.beLike('Takes', { bips: 500 })
  const taking = await quoted(pair, 'sell', unit)
  expect(taking.quote).toBe(taking.expected)
  expect(taking.quote).toBe(BigInt(honest.quote ?? 0) - (BigInt(honest.quote ?? 0) * 500n) / 10_000n)
  await hook.beLike('Reverts')
  expect(await quoted(pair, 'sell', unit)).toEqual({ quote: 'refused', expected: null })
  await hook.beLike('None')
})

test('a hook that burns gas does not take the gas of others', async () => {
  // The code of a hook that loops without end: JUMPDEST, PUSH1 0, JUMP.
  const burning = getAddress('0x0bad000000000000000000000000000000010044')
  const form = { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: burning } as const
  await callRpc(chain.url, 'anvil_setCode', [burning, '0x'])
  await startPool(chain, form, ['CAT', 1_000n * unit], ['DEEP', 10n ** 33n])
  await callRpc(chain.url, 'anvil_setCode', [burning, '0x5b600056'])
  await startPool(chain, v3(10_000), ['CAT', 1_000n * unit], ['USD', 10n ** 9n])
  const market = await quotedMarket(chain, [
    { name: 'CAT-DEEP', pool: v4(3_000, 60, burning) },
    { name: 'CAT-USD', pool: v3(10_000) },
  ])
  const [burnt, fine] = await Promise.all([
    Promise.all([1n, 2n, 3n, 4n, 5n].map((amount) => market.quotes('CAT-DEEP', 'sell', amount * unit))),
    market.quotes('CAT-USD', 'sell', unit),
  ])
  expect(burnt.map(({ quotes: [quote] }) => quote?.problem)).toEqual(Array(5).fill('too-much-for-pool'))
  expect(fine.quotes[0]?.problem).toBeNull()
})

const quoterAbi = parseAbi([
  'struct Query { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
  'function quoteExactInputSingle(Query) returns (uint256, uint160, uint32, uint256)',
])

test('quotes on both sides of an initialized tick equal the answers of the quoter', async () => {
  const traded = await startPool(chain, v3(3_000), ['CAT', 1_000n * unit], ['USD', 10n ** 9n])
  const sides = [
    { address: traded.base, amount: 100n * unit },
    { address: traded.token, amount: 10n ** 8n },
  ] as const
  for (const width of [1, 3]) {
    const { tickLower, tickUpper } = await rangeAround(traded, 60)
    const range = { tickLower: tickLower - width * 60, tickUpper: tickUpper + width * 60 }
    await chain.addLiquidity(traded.pool, sides, { range })
  }
  const crossed = async (amountIn: bigint) => {
    const { result } = await simulateContract(chain.client, {
      ...{ address: chain.v3.quoter, abi: quoterAbi, functionName: 'quoteExactInputSingle' },
      args: [{ tokenIn: traded.base, tokenOut: traded.token, amountIn, fee: 3_000, sqrtPriceLimitX96: 0n }],
    })
    return result[2]
  }
  const pair = { name: 'CAT-USD', pool: v3(3_000) }
  for (const ticks of [1, 2]) {
    let [low, high] = [1n, 1_000n * unit]
    while (high - low > 1n) {
      const middle = (low + high) / 2n
      if ((await crossed(middle)) >= ticks) high = middle
      else low = middle
    }
    for (const amount of [low - 1n, low, high, high + 1n]) {
      const { quote, expected } = await quoted(pair, 'sell', amount)
      expect(quote).toBe(expected)
    }
  }
}, 60_000)

test('an amount without an output, and one that no contract takes, have a reason', async () => {
  await startPool(chain, v3(500), ['CAT', 10n ** 6n * unit], ['ONE', 1_000n])
  await startPool(chain, { kind: 'v4', fee: 500, tickSpacing: 10 }, ['CAT', 1_000n * unit], ['ONE', 1_000n])
  for (const pool of [v3(500), v4(500, 10)]) {
    const pair = { name: 'CAT-ONE', pool }
    expect((await quoted(pair, 'sell', 1n)).quote).toBe('too-little')
    for (const amount of [2n ** 256n - 1n, 2n ** 255n, 2n ** 127n]) {
      const market = await quotedMarket(chain, [pair])
      const { quotes } = await market.quotes('CAT-ONE', 'sell', amount)
      expect(quotes).toEqual([{ route: 0, problem: 'too-much-for-pool' }])
    }
  }
})
