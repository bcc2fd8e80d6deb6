import fc from 'fast-check'
import { formatUnits, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownRoutes } from '@/domain/swap/known-routes'
import { quoteSwap } from '@/domain/swap/quote-swap'
import type { SwapDirection, SwapRoute } from '@/domain/swap/swap-route'
import { type ExchangeChain, startExchangeChain } from '../../../support/exchange-chain'
import { startPool, stateOnChain } from '../exchange-pools'
import { expectedOutputs } from './expected-quotes'
import { multicall3, type QuotedPair, quotedMarket } from './quoted-market'

const unit = 10n ** 18n
const pairs: readonly QuotedPair[] = [
  { name: 'CAT-USD', pool: { kind: 'v3', fee: 500 } },
  { name: 'CAT-ETH', pool: { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: null } },
  { name: 'USD-ETH' },
  { name: 'DEEP-ONE', pool: { kind: 'v3', fee: 10_000 } },
  { name: 'ONE-USD', pool: { kind: 'v4', fee: 500, tickSpacing: 10, hooks: null } },
]

let chain: ExchangeChain
beforeAll(async () => {
  chain = await startExchangeChain()
  const v3 = await startPool(chain, { kind: 'v3', fee: 500 }, ['CAT', 10_000n * unit], ['USD', 10n ** 10n])
  const v4 = await startPool(chain, { kind: 'v4' }, ['CAT', 20_000n * unit], ['ETH', 10n * unit])
  await startPool(chain, { kind: 'v2' }, ['USD', 3n * 10n ** 10n], ['WETH', 15n * unit])
  await startPool(chain, { kind: 'v2' }, ['CAT', 10_000n * unit], ['USD', 11n * 10n ** 9n])
  await startPool(chain, { kind: 'v3', fee: 10_000 }, ['DEEP', 10n ** 34n], ['ONE', 5_000_000n])
  await startPool(chain, { kind: 'v4', fee: 500, tickSpacing: 10 }, ['ONE', 10n ** 6n], ['USD', 10n ** 12n])
  // Further positions, so that swaps cross ticks.
  for (const [traded, spacing] of [
    [v3, 10],
    [v4, 60],
  ] as const) {
    const { pool, base, token } = traded
    const state = await stateOnChain(chain, traded)
    if (state.kind !== 'concentrated') throw new Error('no price')
    const { sqrtPriceX96, tick } = state
    for (const width of [4, 40]) {
      const middle = Math.round(tick / spacing) * spacing
      const range = { tickLower: middle - width * spacing, tickUpper: middle + width * spacing }
      const sides = [
        { address: base, amount: 300n * unit },
        { address: token, amount: unit },
      ] as const
      await chain.addLiquidity(pool, sides, { range, sqrtPrice: sqrtPriceX96 })
    }
  }
}, 120_000)
afterAll(() => chain?.stop())

/** The number of random cases of a pair and direction, and the number of requests at a time. */
const [cases, together] = [500, 50]

/** Amounts of every size, from two decimal digits to others. */
const amounts = (least: number, most: number) =>
  fc
    .sample(fc.tuple(fc.integer({ min: least, max: most }), fc.bigInt({ min: 0n, max: 10n ** 50n })), {
      ...{ numRuns: cases, seed: 36 },
    })
    .map(([digits, random]) => (random % (9n * 10n ** BigInt(digits - 1))) + 10n ** BigInt(digits - 1))

/** Returns the outputs of a route for amounts, one pool after the other, by the contracts. */
async function expectedOf({ hops }: SwapRoute, given: readonly bigint[]) {
  let held: readonly (bigint | null)[] = given
  for (const hop of hops) {
    const asked = held.map((amount) => ({ hop, amount: amount ?? 0n }))
    const outputs = await expectedOutputs(chain, asked)
    held = outputs.map((output, index) => (held[index] ? output : null))
  }
  return held
}

test.each([
  ['CAT-USD', 'sell', 12, 24],
  ['CAT-USD', 'buy', 1, 12],
  ['CAT-ETH', 'sell', 12, 24],
  ['CAT-ETH', 'buy', 11, 21],
  ['USD-ETH', 'sell', 1, 12],
  ['USD-ETH', 'buy', 11, 21],
  ['DEEP-ONE', 'sell', 28, 36],
  ['DEEP-ONE', 'buy', 1, 8],
  ['ONE-USD', 'sell', 1, 8],
  ['ONE-USD', 'buy', 6, 14],
] as const)(
  `the quotes of %s for a %s equal the answers of the quoters to the last unit in ${cases} random cases`,
  async (pair: string, direction: SwapDirection, least, most) => {
    const market = await quotedMarket(chain, pairs)
    const given = amounts(least, most)
    const routes = market.routes(pair, direction)
    const quotes: (bigint | string | null)[][] = routes.map(() => [])
    for (let start = 0; start < given.length; start += together) {
      const some = given.slice(start, start + together)
      const answers = await Promise.all(some.map((amount) => market.quotes(pair, direction, amount)))
      for (const answer of answers)
        for (const quote of answer.quotes) quotes[quote.route]?.push(quote.problem ?? quote.amountOut)
    }
    for (const [index, route] of routes.entries()) {
      if (route.via !== 'universal-router') continue
      const expected = await expectedOf(route, given)
      // A quoter answers 0 where an amount gives nothing, or reverts where a pool cannot fill it.
      const shown = quotes[index]?.map((quote) => (typeof quote === 'bigint' ? quote : null))
      expect(shown).toEqual(expected.map((output) => output || null))
      expect(shown?.filter((output) => output !== null).length).toBeGreaterThan((cases * 4) / 5)
    }
  },
  60_000,
)

const routerAbi = parseAbi(['function getAmountsOut(uint256, address[]) view returns (uint256[])'])

test.each(['sell', 'buy'] as const)(
  `a page computes two pools of V2 as getAmountsOut does in ${cases} random cases of a %s`,
  async (direction) => {
    const pool = { kind: 'v4', fee: 100, tickSpacing: 1, hooks: null } as const
    const listed = [{ name: 'CAT-ETH', pool }, { name: 'CAT-USD' }, { name: 'USD-ETH' }]
    const { pools, routes, snapshot } = await quotedMarket(chain, listed)
    const [, through] = knownRoutes(routes('CAT-ETH', direction), pools, snapshot())
    if (!through) throw new Error('no route through two pools')
    const sold = [chain.tokens.CAT, chain.tokens.USD, chain.wrappedNative]
    const path = direction === 'sell' ? sold : sold.toReversed()
    const given = amounts(13, 24)
    const outputs = await chain.client.multicall({
      contracts: given.map((amount) => ({
        ...{ address: chain.v2.router, abi: routerAbi, functionName: 'getAmountsOut' as const },
        args: [amount, path] as const,
      })),
      ...{ multicallAddress: multicall3, allowFailure: false },
    })
    const quoted = given.map((amountIn) => {
      const reading = quoteSwap({
        ...{ routes: [through], asked: null, amount: formatUnits(amountIn, 18), balance: null },
        ...{ slippageBips: 50, cost: null },
      })
      return reading.kind === 'quote' ? reading.quote.amountOut : 0n
    })
    expect(quoted).toEqual(outputs.map((each) => each.at(-1)))
    expect(quoted.filter((output) => output > 0n).length).toBeGreaterThan((cases * 4) / 5)
  },
)
