import { type Address, getAddress } from 'viem'
import { expect, test } from 'vitest'
import { universalRouterCall } from '@/chain/swap/universal-router-call'
import { callLines } from '@/programs/treasury/transaction/call-text'
import { describeCall } from '@/safe/decode/describe-call'
import {
  checkBalance,
  everything,
  executeData,
  permit,
  routerItself,
  type Step,
  sender,
  settle,
  single,
  sweep,
  take,
  unwrap,
  v3Swap,
  v4Actions,
  v4Swap,
  wrap,
} from '../../support/router-calls'
import { termsFor, universalRoutes } from '../../support/universal-routes'
import { at, callOf, oldTokens, risksBesidePrice } from './encode'

const safe = at('a')
const [router, cat, usd, thief, weth] = [at('b'), at('c'), at('d'), at('e'), at('f')]
const coin = at('0')
const keyOf = (one: Address, two: Address) => ({
  ...{ currency0: one, currency1: two, fee: 500, tickSpacing: 10, hooks: coin },
})
const [catUsd, coinUsd] = [keyOf(cat, usd), keyOf(coin, usd)]
const describeOf = (steps: readonly Step[], value = 0n) =>
  describeCall(safe, callOf({ to: router, data: executeData(steps), value }))
const risksOf = (steps: readonly Step[], value = 0n) =>
  risksBesidePrice(safe, describeOf(steps, value), oldTokens).filter((risk) => risk !== 'call-with-value')
const onward = { amount: everything, isPayerUser: false }
const check = checkBalance(safe, usd, 6_000n)

test('a swap through V4 names what it gives, receives and pays to whom', () => {
  expect(describeOf([v4Swap(catUsd, cat, { minimum: 6_000n })]).action).toMatchObject({
    calls: [
      {
        function: 'V4_SWAP',
        action: {
          kind: 'swap',
          gives: { token: cat, amount: 5n, limit: 'exactly' },
          receives: { token: usd, amount: 6_000n, limit: 'at-least' },
          to: safe,
          deadline: 1_800_000_000n,
        },
      },
    ],
  })
  expect(risksOf([v4Swap(catUsd, cat, { minimum: 6_000n })])).toEqual([])
})

test('a check of a balance names its owner and the amount', () => {
  const lines = callLines(describeOf([v4Swap(catUsd, cat), check]), safe, {
    nativeSymbol: 'ETH',
    facts: new Map([[usd, { symbol: 'USDC', decimals: 3, standard: 'ERC20' }]]),
  })
  expect(lines.join('\n')).toContain(
    `2. Revert everything unless ${getAddress(safe)} then holds at least 6 USDC (token ${getAddress(usd)}), by a check of the contract ${getAddress(router)}`,
  )
  expect(lines.join('\n')).toContain('minBalance: 6000 (6 USDC)')
})

test.each(universalRoutes)('the swap of the product has a minimum, and leaves nothing: %s', (_, route) => {
  // 10^18 of each token, above the worthless amounts.
  const call = universalRouterCall(route, termsFor(safe, { minimum: 10n ** 18n, balanceBefore: 5n }))
  const described = describeCall(safe, callOf({ ...call, to: router }))
  const risks = risksBesidePrice(safe, described, oldTokens).filter((risk) => risk !== 'call-with-value')
  expect(risks).toEqual(route.to.isNative ? [] : ['minimum-of-balance'])
})

test.each<[what: string, steps: readonly Step[], risks: readonly string[], value?: bigint]>([
  ['nothing is checked', [v4Swap(catUsd, cat)], ['no-minimum']],
  [
    'the call checks the balance of another account',
    [v4Swap(catUsd, cat), checkBalance(thief, usd, 6_000n)],
    ['no-minimum'],
  ],
  [
    'the balance of another token is checked',
    [v4Swap(catUsd, cat), checkBalance(safe, cat, 6_000n)],
    ['no-minimum'],
  ],
  ['a balance of nothing is checked', [v4Swap(catUsd, cat), checkBalance(safe, usd, 0n)], ['no-minimum']],
  ['the balance is checked before', [check, v4Swap(catUsd, cat)], ['no-minimum']],
  ['the check may fail', [v4Swap(catUsd, cat), [0x8e, check[1]]], ['no-minimum']],
  ['it pays another account', [v4Swap(catUsd, cat, { to: thief, minimum: 6_000n })], ['swap-elsewhere']],
  [
    'it pays another account and checks its balance',
    [v4Swap(catUsd, cat, { to: thief }), checkBalance(thief, usd, 6_000n)],
    ['swap-elsewhere', 'no-minimum'],
  ],
  ['its result stays', [v4Swap(catUsd, cat, { to: routerItself, minimum: 6_000n })], ['left-behind']],
  ['its coin stays', [v4Swap(keyOf(coin, cat), cat, { to: routerItself, minimum: 6_000n })], ['left-behind']],
  [
    'the coin is swapped in part',
    [v4Swap(coinUsd, coin, { isPayerUser: false }), check],
    ['minimum-of-balance', 'left-behind'],
    9n,
  ],
  [
    'a second recipient takes',
    [v4Actions([settle(cat, 5n, true), single(catUsd, true), take(usd, thief, 1n), take(usd, sender)])],
    ['unknown-call'],
  ],
  [
    'another currency is paid',
    [v4Actions([settle(usd, 5n, true), single(catUsd, true), take(usd, sender)])],
    ['unknown-call'],
  ],
  [
    'bytes go to the hook',
    [v4Actions([settle(cat, 5n, true), single(catUsd, true, { hookData: '0x01' }), take(usd, sender)])],
    ['unknown-call'],
  ],
  [
    'the minimum of a sweep is cut to 160 bits',
    [v3Swap([cat, 500, usd], { to: routerItself }), sweep(usd, sender, 2n ** 160n)],
    ['malformed', 'left-behind'],
  ],
])('a plan has a risk if %s', (_, steps, risks, value = 0n) => {
  expect(risksOf(steps, value)).toEqual(risks)
})

test.each<[what: string, steps: readonly Step[], risks: readonly string[], value?: bigint]>([
  ['the coin', [v4Swap(coinUsd, coin, { isPayerUser: false }), check], ['minimum-of-balance'], 5n],
  [
    'the coin, which is wrapped between the pools',
    [
      v4Swap(keyOf(coin, cat), cat, { to: routerItself }),
      wrap(routerItself, everything),
      v3Swap([weth, 500, usd], onward),
      check,
    ],
    ['minimum-of-balance'],
  ],
  [
    'the coin, which is unwrapped between the pools',
    [
      v3Swap([cat, 500, weth], { to: routerItself }),
      unwrap(routerItself, 0n),
      v4Swap(coinUsd, coin, onward),
      check,
    ],
    ['minimum-of-balance'],
  ],
  [
    'a signed allowance',
    [permit({ token: cat, spender: router, amount: 5n, until: 9 }), v4Swap(catUsd, cat, { minimum: 6_000n })],
    ['allowance'],
  ],
])('a plan leaves nothing behind: %s', (_, steps, risks, value = 0n) => {
  expect(risksOf(steps, value)).toEqual(risks)
})
