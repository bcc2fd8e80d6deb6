import { expect, test } from 'vitest'
import { priceText } from './price'
import { inverted, poolPrice, quoteSwap } from './quote-swap'
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
const typed = { route, amount: '10', reserves, balance: null, slippageBips: 50 }

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
  expect(quoteSwap({ ...typed, route: wrap, reserves: null })).toMatchObject({
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
  [{ reserves: null }, 'no-pool'],
  [{ reserves: { in: 0n, out: 5n } }, 'no-pool'],
  [{ amount: '0.000000000000000001' }, 'pool-too-small'],
  [{ amount: '9'.repeat(59) }, 'pool-too-small'],
] as const)('%o has no quote: %s', (change, code) => {
  const amounts = quoteSwap({ ...typed, ...change })
  expect(amounts).toEqual({ kind: 'problem', code })
})

test('without an amount the price of the pool is shown', () => {
  expect(priceText(poolPrice(route, reserves) ?? { numerator: 0n, denominator: 1n })).toBe('0.5')
  expect(poolPrice(route, { in: 5n, out: 0n })).toBeNull()
  expect(poolPrice(route, null)).toBeNull()
})
