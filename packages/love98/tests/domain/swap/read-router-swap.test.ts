import type { Address, Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { PoolKey } from '@/domain/market/pool-source'
import { readRouterSwap } from '@/domain/swap/read-router-swap'
import {
  alongPath,
  checkBalance,
  everything,
  executeData,
  payPortion,
  permit,
  routerItself,
  type Step,
  sender,
  settle,
  single,
  step,
  sweep,
  take,
  unwrap,
  v2Swap,
  v3Swap,
  v4Actions,
  v4Swap,
  wrap,
} from '../../support/router-calls'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const coin: Address = at('0')
const [me, thief, router, weth, cat, usd, hook] = [
  at('a'),
  at('b'),
  at('c'),
  at('d'),
  at('e'),
  at('f'),
  at('9'),
]
const deadline = 1_800_000_000n
const keyOf = (one: Address, other: Address): PoolKey => {
  const [currency0, currency1] = BigInt(one) < BigInt(other) ? [one, other] : [other, one]
  return { currency0, currency1, fee: 3_000, tickSpacing: 60, hooks: hook }
}
const catUsd = keyOf(cat, usd)
const catCoin = keyOf(cat, coin)

const readData = (data: Hex, value = 0n, from = me) =>
  readRouterSwap({ router, wrappedNative: weth, from, value, data })
const read = (steps: readonly Step[], value = 0n) => readData(executeData(steps), value)

const [ofCat, ofUsd] = [
  { token: cat, amount: 5n },
  { token: usd, minimum: 107n, counts: 'balance' },
]
const check = checkBalance(me, usd, 107n)
const onward = { amount: everything, isPayerUser: false }

/** The layouts of the product, and what each gives and brings. */
const layouts: readonly (readonly [string, readonly Step[], bigint, object])[] = [
  ['V3', [v3Swap([cat, 500, usd]), check], 0n, { given: ofCat, got: ofUsd }],
  ['V2 in one call', [v2Swap([cat, usd]), check], 0n, { given: ofCat, got: ofUsd }],
  ['V4', [v4Swap(catUsd, cat), check], 0n, { given: ofCat, got: ofUsd }],
  [
    'V3, then V4',
    [v3Swap([cat, 500, weth], { to: routerItself }), v4Swap(keyOf(weth, usd), weth, onward), check],
    0n,
    { given: ofCat, got: ofUsd },
  ],
  [
    'V4 of the coin, then V3 of the wrapped coin',
    [
      v4Swap(catCoin, cat, { to: routerItself }),
      wrap(routerItself, everything),
      v3Swap([weth, 500, usd], onward),
      check,
    ],
    0n,
    { given: ofCat, got: ofUsd },
  ],
  [
    'V2 of the wrapped coin, then V4 of the coin',
    [
      v2Swap([cat, weth], { to: routerItself }),
      unwrap(routerItself, 0n),
      v4Swap(keyOf(coin, usd), coin, onward),
      check,
    ],
    0n,
    { given: ofCat, got: ofUsd },
  ],
  [
    'the coin through V3',
    [wrap(routerItself, 5n), v3Swap([weth, 500, usd], { isPayerUser: false }), check],
    5n,
    { given: { token: null, amount: 5n }, got: ofUsd },
  ],
  [
    'the coin through V4',
    [v4Swap(keyOf(coin, usd), coin, { isPayerUser: false }), check],
    5n,
    { given: { token: null, amount: 5n }, got: ofUsd },
  ],
  [
    'to the coin through V3',
    [v3Swap([cat, 500, weth], { to: routerItself }), unwrap(sender, 7n)],
    0n,
    { given: ofCat, got: { token: null, minimum: 7n, counts: 'arrival' } },
  ],
  [
    'to the coin through V4',
    [v4Swap(catCoin, cat, { to: routerItself }), sweep(coin, sender, 7n)],
    0n,
    { given: ofCat, got: { token: null, minimum: 7n, counts: 'arrival' } },
  ],
]

test.each(layouts)('the layout of the product is read: %s', (_, steps, value, expected) => {
  expect(read(steps, value)).toMatchObject({ ...expected, to: me, deadline, permit: null })
})

test('the pools are read in their order, with their fees and keys', () => {
  const steps = [
    v3Swap([cat, 500, weth], { to: routerItself }),
    v4Swap(keyOf(weth, usd), weth, onward),
    check,
  ]
  expect(read(steps)?.pools).toEqual([
    { kind: 'v3', path: [cat, weth], fee: 500 },
    { kind: 'v4', path: [weth, usd], key: keyOf(weth, usd) },
  ])
})

describe('a minimum is read as what the contract compares', () => {
  test.each<[string, readonly Step[], object]>([
    [
      'V3 counts what the pool pays',
      [v3Swap([cat, 500, usd], { minimum: 9n })],
      { minimum: 9n, counts: 'pool' },
    ],
    [
      'V2 counts the growth of the balance',
      [v2Swap([cat, usd], { minimum: 9n })],
      { minimum: 9n, counts: 'arrival' },
    ],
    ['V4 counts what the pool pays', [v4Swap(catUsd, cat, { minimum: 9n })], { minimum: 9n, counts: 'pool' }],
    ['no minimum', [v3Swap([cat, 500, usd])], { minimum: 0n, counts: 'pool' }],
    [
      'a check replaces the count of the pool',
      [v3Swap([cat, 500, usd], { minimum: 9n }), check],
      { minimum: 107n, counts: 'balance' },
    ],
    [
      'a sweep of a token counts what the router pays',
      [v3Swap([cat, 500, usd], { to: routerItself, minimum: 9n }), sweep(usd, sender, 8n)],
      { minimum: 9n, counts: 'pool' },
    ],
    [
      'the larger one of two binds',
      [v3Swap([cat, 500, weth], { to: routerItself, minimum: 9n }), unwrap(sender, 8n)],
      { minimum: 9n, counts: 'arrival' },
    ],
    [
      'V4 by the swap, the debt and the credit',
      [
        v4Actions([
          single(catUsd, true, { amount: 5n, minimum: 3n }),
          step(0x0c, 'address, uint256', cat, 5n),
          step(0x0f, 'address, uint256', usd, 9n),
        ]),
      ],
      { minimum: 9n, counts: 'pool' },
    ],
  ])('%s', (_, steps, got) => {
    expect(read(steps)?.got).toMatchObject(got)
  })
})

test('a call without a deadline has none', () => {
  expect(readData(executeData([v3Swap([cat, 500, usd]), check], null))?.deadline).toBeNull()
})

test('another recipient is named, and its own balance is the one that is checked', () => {
  expect(read([v3Swap([cat, 500, usd], { to: thief })])?.to).toBe(thief)
  expect(read([v3Swap([cat, 500, weth], { to: routerItself }), unwrap(thief, 7n)])?.to).toBe(thief)
  expect(read([v4Swap(catUsd, cat, { to: thief })])?.to).toBe(thief)
  expect(read([v3Swap([cat, 500, usd], { to: thief }), checkBalance(thief, usd, 1n)])?.to).toBe(thief)
  expect(read([v3Swap([cat, 500, usd], { to: thief }), check])).toBeNull()
})

test('an allowance that the sender has signed is read', () => {
  const signed = { token: cat, spender: router, amount: 2n ** 160n - 1n, until: 1_900_000_000 }
  const steps = (different: Partial<typeof signed> = {}) => [
    permit({ ...signed, ...different }),
    v3Swap([cat, 500, usd]),
    check,
  ]
  expect(read(steps())?.permit).toEqual({ token: cat, amount: 2n ** 160n - 1n, until: 1_900_000_000n })
  expect(read(steps({ spender: thief }))).toBeNull()
  expect(read(steps({ token: usd }))).toBeNull()
  expect(read(steps().toReversed())).toBeNull()
})

const swap = v3Swap([cat, 500, usd])
const toRouter = v3Swap([cat, 500, usd], { to: routerItself, minimum: 999n })
const hop = (into: Address) => ({ into, fee: 3_000, tickSpacing: 60, hooks: hook })

const flagged = ([code, input]: Step): Step => [code | 0x80, input]
const withoutCheck = (steps: readonly Step[]) => steps.slice(0, -1)

describe('a call is no swap', () => {
  test.each<[string, readonly Step[], bigint?]>([
    ['nothing', []],
    ['only a check', [check]],
    ['a check before the swap', [check, swap]],
    ['a check of another account', [swap, checkBalance(thief, usd, 107n)]],
    ['a check of another token', [swap, checkBalance(me, cat, 107n)]],
    ['two checks', [swap, check, check]],
    ['a swap that may fail', [flagged(swap), check]],
    ['a check that may fail', [swap, flagged(check)]],
    ['an unknown command', [swap, [0x3f, '0x']]],
    ['a plan in the plan', [step(0x21, 'bytes, bytes[]', '0x00', [swap[1]]), check]],
    ['the payment of another token', [swap, step(0x05, 'address, address, uint256', cat, thief, 1n)]],
    ['a transfer from the sender', [swap, step(0x02, 'address, address, uint160', cat, thief, 1n)]],
    ['a portion of another token', [toRouter, payPortion(cat, thief, 100n), sweep(usd, sender, 7n)]],
    ['a portion for the router', [toRouter, payPortion(usd, routerItself, 100n), sweep(usd, sender, 7n)]],
    ['a portion of nothing', [toRouter, payPortion(usd, thief, 0n), sweep(usd, sender, 7n)]],
    ['a portion of more than all', [toRouter, payPortion(usd, thief, 10_001n), sweep(usd, sender, 7n)]],
    [
      'two portions',
      [toRouter, payPortion(usd, thief, 1n), payPortion(usd, thief, 9_999n), sweep(usd, sender, 7n)],
    ],
    ['a portion of what arrived', [swap, payPortion(usd, thief, 100n)]],
    ['a portion, and a rest that stays at the router', [toRouter, payPortion(usd, thief, 100n)]],
    [
      'a portion of the value',
      [payPortion(coin, thief, 100n), wrap(routerItself, everything), v3Swap([weth, 500, usd], onward)],
      5n,
    ],
    [
      'a portion between two pools',
      [
        v3Swap([cat, 500, weth], { to: routerItself }),
        payPortion(weth, thief, 100n),
        v3Swap([weth, 500, usd], onward),
      ],
    ],
    ...[null, [], [1n, 1n]].map((limits): [string, readonly Step[]] => [
      `V4 along a path, with ${limits?.length ?? 'no list of'} limits`,
      [v4Actions([settle(cat, 5n, true), alongPath(cat, [hop(coin), hop(usd)], limits), take(usd, sender)])],
    ]),
    ['a result that stays at the router', [v3Swap([cat, 500, usd], { to: routerItself })]],
    ['a result for the router by its own address', [v3Swap([cat, 500, usd], { to: router }), check]],
    ['a sweep to the router', [v3Swap([cat, 500, usd], { to: routerItself }), sweep(usd, routerItself, 7n)]],
    ['a sweep of another token', [v3Swap([cat, 500, usd], { to: routerItself }), sweep(cat, sender, 7n)]],
    [
      'a sweep whose minimum the router cuts to 160 bits',
      [v3Swap([cat, 500, usd], { to: routerItself }), sweep(usd, sender, 2n ** 160n)],
    ],
    ['a router that pays with nothing', [v3Swap([cat, 500, usd], { isPayerUser: false }), check]],
    ['a router that pays all with nothing', [v3Swap([cat, 500, usd], onward), check]],
    ['a sender who pays what the router holds', [v3Swap([cat, 500, usd], { amount: everything }), check]],
    ['an amount of zero', [v3Swap([cat, 500, usd], { amount: 0n }), check]],
    ['a sender who pays twice', [swap, swap, check]],
    [
      'a sender who pays for the second pool too',
      [v3Swap([cat, 500, weth], { to: routerItself }), v3Swap([weth, 500, usd]), check],
    ],
    [
      'a second pool that takes a part',
      [
        v3Swap([cat, 500, weth], { to: routerItself }),
        v3Swap([weth, 500, usd], { amount: 5n, isPayerUser: false }),
        check,
      ],
    ],
    [
      'a second pool of another token',
      [v3Swap([cat, 500, weth], { to: routerItself }), v3Swap([cat, 500, usd], onward), check],
    ],
    ['a wrap of a part', [wrap(routerItself, 4n), v3Swap([weth, 500, usd], onward), check], 5n],
    [
      'a swap of a part of the coin',
      [v4Swap(keyOf(coin, usd), coin, { amount: 4n, isPayerUser: false }), check],
      5n,
    ],
    ['a value that is not used', [swap, check], 5n],
    ['a wrap without a value', [wrap(routerItself, 5n), v3Swap([weth, 500, usd], onward), check]],
    ['a wrap for the sender', [wrap(sender, 5n)], 5n],
    ['a wrap alone, swept back', [wrap(routerItself, 5n), unwrap(sender, 5n)], 5n],
    [
      'a token in the place of the coin',
      [v3Swap([cat, 500, coin], { to: routerItself }), sweep(coin, sender, 7n)],
    ],
    [
      'V4 that settles another currency',
      [v4Actions([settle(usd, 5n, true), single(catUsd, true), take(usd, sender)])],
    ],
    [
      'V4 that takes another currency',
      [v4Actions([settle(cat, 5n, true), single(catUsd, true), take(cat, sender)])],
    ],
    [
      'V4 in the other direction',
      [v4Actions([settle(cat, 5n, true), single(catUsd, false), take(usd, sender)])],
    ],
    [
      'V4 that takes for another account too',
      [v4Actions([settle(cat, 5n, true), single(catUsd, true), take(usd, thief), take(usd, sender)])],
    ],
    [
      'V4 that takes a part',
      [v4Actions([settle(cat, 5n, true), single(catUsd, true), take(usd, sender, 1n)])],
    ],
    [
      'V4 that swaps a part',
      [v4Actions([settle(cat, 5n, true), single(catUsd, true, { amount: 1n }), take(usd, sender)])],
    ],
    [
      'V4 that pays a part of the debt',
      [v4Actions([settle(cat, 0n, true), single(catUsd, true), take(usd, sender)])],
    ],
    [
      'V4 with data for the hook',
      [v4Actions([settle(cat, 5n, true), single(catUsd, true, { hookData: '0x01' }), take(usd, sender)])],
    ],
    [
      'V4 that takes a portion for another account',
      [
        v4Actions([
          settle(cat, 5n, true),
          single(catUsd, true),
          step(0x10, 'address, address, uint256', usd, thief, 9_000n),
          take(usd, sender),
        ]),
      ],
    ],
    [
      'V4 that may pay more than the amount',
      [
        v4Actions([
          single(catUsd, true, { amount: 5n }),
          step(0x0c, 'address, uint256', cat, 6n),
          step(0x0f, 'address, uint256', usd, 9n),
        ]),
      ],
    ],
    [
      'V4 with fewer arguments than actions',
      [step(0x10, 'bytes, bytes[]', '0x0b060e', [settle(cat, 5n, true)[1]])],
    ],
  ])('%s', (_, steps, value = 0n) => {
    expect(read(steps, value)).toBeNull()
  })

  test('other contracts, other functions, and more commands than arguments', () => {
    const data = executeData([swap, check])
    expect(readData(`0x01020304${data.slice(10)}`)).toBeNull()
    expect(readData('0x')).toBeNull()
    expect(readData('0x3593564c')).toBeNull()
    expect(readData(data.replace(`${'0'.repeat(63)}2000e`, `${'0'.repeat(63)}3000e0e`) as Hex)).toBeNull()
  })
})

test('a call without its last check has the minimum of its last pool', () => {
  for (const [, steps, value] of layouts.slice(0, 8)) {
    expect(read(withoutCheck(steps), value)?.got).toMatchObject({ minimum: 0n })
    expect(read(withoutCheck(steps), value)?.got.counts).not.toBe('balance')
  }
})
