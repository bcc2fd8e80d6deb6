import { describe, expect, test } from 'vitest'
import type { KnownRoute } from './known-routes'
import { priceText } from './price'
import type { SwapReserves } from './quote'
import { v2Fee } from './quote'
import { type AskedQuotes, inverted, quoteSwap, routePrice } from './quote-swap'
import type { SwapRoute } from './swap-route'

const cat = {
  symbol: 'CAT',
  decimals: 18,
  address: '0x1111111111111111111111111111111111111111',
  isNative: false,
} as const
const usdt = {
  symbol: 'USDC',
  decimals: 6,
  address: '0x2222222222222222222222222222222222222222',
  isNative: false,
} as const
const route: SwapRoute = {
  kind: 'tokens-for-tokens',
  via: 'v2-router',
  chainId: 1,
  from: cat,
  to: usdt,
  hops: [
    {
      source: { kind: 'v2', pool: '0x5555555555555555555555555555555555555555' },
      path: [cat.address, usdt.address],
    },
  ],
  contract: '0x3333333333333333333333333333333333333333',
  spender: '0x3333333333333333333333333333333333333333',
  wrappedNative: '0x4444444444444444444444444444444444444444',
}
const one = 10n ** 18n
const reserves = { in: 1_000n * one, out: 500n * 10n ** 6n }
const poolOf = (held: SwapReserves) => ({
  ...{ numerator: held.out, denominator: held.in, fee: v2Fee, reserves: held },
})
const through = (of: SwapRoute, ...held: (SwapReserves | null)[]): KnownRoute => ({
  ...{ route: of, pools: held.map((each) => each && poolOf(each)), symbols: ['CAT', 'USDC'] },
})
const typed = {
  ...{ routes: [through(route, reserves)], asked: null, amount: '10', balance: null },
  ...{ slippageBips: 50, cost: null },
}

test('an amount is quoted with minimum, impact and price', () => {
  const reading = quoteSwap(typed)
  if (reading.kind !== 'quote') throw new Error('no quote')
  const { quote, problem } = reading
  expect(problem).toBeNull()
  // 10 × 0.997 × 500 / (1000 + 10 × 0.997)
  expect(quote.amountOut).toBe(4_935_790n)
  expect(quote.minimum).toBe(4_911_112n)
  expect(quote.impactBips).toBe(98)
  expect(priceText(quote.price)).toBe('0.49357')
  expect(priceText(inverted(quote.price))).toBe('2.026')
})

test('a wrap is one to one, without a pool, a minimum or an impact', () => {
  const wrap: SwapRoute = { ...route, kind: 'wrap', via: 'coin', hops: [], to: { ...cat, symbol: 'WCAT' } }
  expect(quoteSwap({ ...typed, routes: [through(wrap)] })).toMatchObject({
    quote: { amountOut: 10n * one, minimum: 10n * one, impactBips: 0 },
  })
})

test('an amount above the balance has a quote and a problem', () => {
  expect(quoteSwap({ ...typed, balance: 10n * one })).toMatchObject({ kind: 'quote', problem: null })
  expect(quoteSwap({ ...typed, balance: 10n * one - 1n })).toMatchObject({
    kind: 'quote',
    problem: 'too-much',
  })
})

test.each([
  [{ amount: '' }, 'empty'],
  [{ amount: '1,5' }, 'comma'],
  [{ amount: '1e30' }, 'exponent'],
  [{ amount: '0.0000000000000000001' }, 'too-many-decimals'],
  [{ routes: [through(route, null)] }, 'no-pool'],
  [{ routes: [through(route, { in: 0n, out: 5n })] }, 'no-pool'],
  [{ routes: [] }, 'no-pool'],
  [{ amount: '0.000000000000000001' }, 'pool-too-small'],
  [{ amount: '9'.repeat(59) }, 'pool-too-small'],
] as const)('%o has no quote: %s', (change, code) => {
  const amounts = quoteSwap({ ...typed, ...change })
  expect(amounts).toEqual({ kind: 'problem', code })
})

test('without an amount the price of the pool is shown', () => {
  expect(priceText(routePrice(through(route, reserves)) ?? { numerator: 0n, denominator: 1n })).toBe('0.5')
  expect(routePrice(through(route, { in: 5n, out: 0n }))).toBeNull()
  expect(routePrice(through(route, null))).toBeNull()
})

describe('routes with a pool of V3 or V4', () => {
  const asked: SwapRoute = { ...route, via: 'universal-router' }
  const spot = { numerator: reserves.out, denominator: reserves.in, fee: 500, reserves: null }
  const direct: KnownRoute = { route: asked, pools: [spot], symbols: ['CAT', 'USDC'] }
  const two = through({ ...route, hops: [...route.hops, ...route.hops] }, reserves, {
    in: 500n * 10n ** 6n,
    out: 600n * 10n ** 6n,
  })
  const amountIn = 10n * one
  const answered = (amountOut: bigint, place = 0): AskedQuotes => ({
    amountIn,
    answer: [{ route: place, amountOut, gas: 100_000n, problem: null }],
  })
  const read = (change: object) => quoteSwap({ ...typed, routes: [direct], ...change })

  test('have no quote before the quoters answer for this amount', () => {
    expect(read({})).toEqual({ kind: 'asking', amountIn, problem: null })
    expect(read({ asked: { amountIn, answer: null } })).toMatchObject({ kind: 'asking' })
    expect(read({ asked: { ...answered(1n), amountIn: amountIn + 1n } })).toMatchObject({ kind: 'asking' })
    expect(read({ balance: 1n })).toMatchObject({ kind: 'asking', problem: 'too-much' })
    // A route of V2 through two pools does not replace the pool of the pair before its answer.
    expect(read({ routes: [direct, two] })).toMatchObject({ kind: 'asking' })
  })

  test('have the quote of the answer, with its impact without the fee of the pool', () => {
    expect(read({ asked: answered(4_950_000n) })).toMatchObject({
      kind: 'quote',
      // 1 - 4.95 / 5 = 1 %, without 0.05 %
      quote: { route: asked, amountOut: 4_950_000n, minimum: 4_925_250n, impactBips: 95 },
    })
    expect(read({ asked: answered(5_100_000n) })).toMatchObject({ quote: { impactBips: 0 } })
  })

  test('do not delay a pair with a pool of V2, and replace its quote where they give more', () => {
    const routes = [through(route, reserves), direct]
    expect(read({ routes })).toMatchObject({ quote: { route, amountOut: 4_935_790n } })
    expect(read({ routes, asked: answered(4_935_791n, 1) })).toMatchObject({ quote: { route: asked } })
    expect(read({ routes, asked: answered(4_935_790n, 1) })).toMatchObject({ quote: { route } })
    // 100,000 gas more cost more than one unit more.
    const cost = { numerator: 1n, denominator: 1_000n }
    expect(read({ routes, cost, asked: answered(4_935_791n, 1) })).toMatchObject({ quote: { route } })
  })

  test('through two pools of V2 are computed one after the other', () => {
    // 4.93579 × 0.997 × 600 / (500 + 4.93579 × 0.997)
    expect(read({ routes: [two] })).toMatchObject({ quote: { amountOut: 5_847_627n } })
  })

  test.each([
    ['no-pool', 'no-pool'],
    ['too-little', 'pool-too-small'],
    ['too-much-for-pool', 'pool-too-small'],
    ['refused', 'refused'],
  ] as const)('report the problem %s of the pool of the pair as %s', (problem, code) => {
    const answer = [{ route: 0, problem }]
    expect(read({ asked: { amountIn, answer } })).toEqual({ kind: 'problem', code })
    // Another route may have a quote.
    expect(read({ routes: [direct, two], asked: { amountIn, answer } })).toMatchObject({
      quote: { route: two.route },
    })
  })

  test.each(['unavailable', 'offline'] as const)('report that the quoters are %s', (answer) => {
    expect(read({ asked: { amountIn, answer } })).toEqual({ kind: 'problem', code: answer })
    expect(read({ asked: { amountIn, answer: [] } })).toEqual({ kind: 'problem', code: 'unavailable' })
  })
})
