import { concatHex, encodeAbiParameters, encodePacked, type Hex, parseAbiParameters } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeCall } from '@/safe/decode/describe-call'
import { at, batchContract, batchData, callOf, encoded, oldTokens, risksBesidePrice } from './encode'

const safe = at('a')
const [router, token, friend, thief, other] = [at('b'), at('c'), at('d'), at('e'), at('f')]
const [sender, routerItself] = [`0x${'0'.repeat(39)}1`, `0x${'0'.repeat(39)}2`] as const
const describeOf = (data: Hex) => describeCall(safe, callOf({ to: router, data }))
const risksOf = (data: Hex) => risksBesidePrice(safe, describeOf(data), oldTokens)
type Step = readonly [code: number, types: string, ...values: readonly unknown[]]
const input = ([, types, ...values]: Step) => encodeAbiParameters(parseAbiParameters(types), values as never)
const plan = (...steps: Step[]) => ({
  commands: concatHex(steps.map(([code]) => `0x${code.toString(16).padStart(2, '0')}` as const)),
  inputs: steps.map(input),
})
const run = (...steps: Step[]) => {
  const { commands, inputs } = plan(...steps)
  return encoded(
    'execute(bytes commands, bytes[] inputs, uint256 deadline)',
    commands,
    inputs,
    1_900_000_000n,
  )
}
type Swap = { given?: bigint; from?: Hex; into?: Hex; least?: bigint; payerIsUser?: boolean }
const swapTo = (
  to: Hex,
  { given = 5n, from = token, into = other, least = 6000n, payerIsUser = true }: Swap = {},
): Step => [
  0,
  'address, uint256, uint256, bytes, bool',
  to,
  given,
  least,
  encodePacked(['address', 'uint24', 'address'], [from, 500, into]),
  payerIsUser,
]
const onward = { given: 1n << 255n, from: other, into: friend, payerIsUser: false }
const sweepTo = (to: Hex, of: Hex = other, least = 6000n): Step => [
  4,
  'address, address, uint256',
  of,
  to,
  least,
]
const permit = '((address, uint160, uint48, uint48), address, uint256), bytes'

describe('commands of a Universal Router', () => {
  test('a swap for the Safe has no risk, and names the given and received amounts', () => {
    const data = run(swapTo(sender))
    expect(describeOf(data).action).toMatchObject({
      kind: 'multicall',
      calls: [
        {
          function: 'V3_SWAP_EXACT_IN',
          action: {
            kind: 'swap',
            gives: { amount: 5n },
            receives: { amount: 6000n },
            to: safe,
            deadline: 1_900_000_000n,
          },
        },
      ],
    })
    expect(risksOf(data)).toEqual([])
    expect(risksOf(run(swapTo(routerItself), sweepTo(sender)))).toEqual([])
    expect(risksOf(run(swapTo(routerItself), swapTo(sender, onward)))).toEqual([])
  })

  const wrapTo = (to: Hex, amount: bigint): Step => [11, 'address, uint256', to, amount]
  const unwrapTo = (to: Hex, least: bigint): Step => [12, 'address, uint256', to, least]
  const payTo = (to: Hex, amount: bigint): Step => [2, 'address, address, uint160', token, to, amount]
  const everything = 1n << 255n

  test.each([
    ['a swap for another account', [swapTo(thief)], ['swap-elsewhere']],
    ['a swap whose result stays with the router', [swapTo(routerItself)], ['left-behind']],
    ['one that is swept to another account', [swapTo(routerItself), sweepTo(thief)], ['swap-elsewhere']],
    ['one of which another token is swept', [swapTo(routerItself), sweepTo(sender, friend)], ['left-behind']],
    [
      'one that is swept without a least amount',
      [swapTo(routerItself, { least: 0n }), sweepTo(sender, other, 0n)],
      ['no-minimum'],
    ],
    [
      'one that is swept for one unit at least',
      [swapTo(routerItself, { least: 0n }), sweepTo(sender, other, 1n)],
      ['no-minimum'],
    ],
    [
      'one that is unwrapped for one unit at least',
      [swapTo(routerItself, { least: 0n }), unwrapTo(sender, 1n)],
      ['no-minimum'],
    ],
    [
      'one that is swapped on for nothing',
      [swapTo(routerItself, { least: 0n }), swapTo(sender, { ...onward, least: 0n })],
      ['no-minimum'],
    ],
    [
      'one that is swapped on in part',
      [swapTo(routerItself), swapTo(sender, { ...onward, given: 1n })],
      ['left-behind'],
    ],
    [
      'one whose like the caller pays instead',
      [swapTo(routerItself), swapTo(sender, { ...onward, payerIsUser: true })],
      ['left-behind'],
    ],
    [
      'one that is swept by a command that may fail',
      [swapTo(routerItself), [0x84, 'address, address, uint256', other, sender, 6000n]],
      ['left-behind'],
    ],
    [
      'two of which one is unwrapped',
      [swapTo(routerItself), swapTo(routerItself, { into: friend }), unwrapTo(sender, 6000n)],
      ['left-behind'],
    ],
    ['a payment to the router', [payTo(routerItself, 7000n)], ['left-behind']],
    [
      'a payment to the router of which a part is swapped',
      [payTo(routerItself, 7000n), swapTo(sender, { given: 1n, payerIsUser: false })],
      ['left-behind'],
    ],
    [
      'payments to the router by its own address',
      [[13, '(address, address, uint160, address)[]', [[safe, router, 7n, token]]]],
      ['left-behind'],
    ],
    [
      'a payout to the router',
      [swapTo(routerItself), [5, 'address, address, uint256', other, routerItself, 6000n]],
      ['left-behind'],
    ],
    ['a wrapped coin that stays', [wrapTo(routerItself, 7000n)], ['left-behind']],
    [
      'a portion for another account',
      [swapTo(sender), [6, 'address, address, uint256', token, thief, 9_999n]],
      ['swap-elsewhere'],
    ],
    [
      'a payment in a plan within the plan',
      [[33, 'bytes, bytes[]', ...Object.values(plan([5, 'address, address, uint256', token, thief, 1n]))]],
      ['swap-elsewhere'],
    ],
  ] as [string, Step[], string[]][])('the plan is a danger: %s', (_, steps, risks) => {
    expect(risksOf(run(...steps))).toEqual(risks)
  })

  test.each([
    [
      'a payment to the router that is swapped as a whole',
      [payTo(routerItself, 7000n), swapTo(sender, { given: 7000n, payerIsUser: false })],
    ],
    ['a payment to the router that is swept back', [payTo(routerItself, 7000n), sweepTo(sender, token, 0n)]],
    [
      'a wrapped coin that is swapped in two parts',
      [
        wrapTo(routerItself, 9000n),
        swapTo(sender, { given: 4000n, payerIsUser: false }),
        swapTo(sender, { given: 5000n, payerIsUser: false }),
      ],
    ],
    [
      'swaps without minimums whose sum has one',
      [swapTo(routerItself, { least: 0n }), swapTo(routerItself, { least: 0n }), sweepTo(sender)],
    ],
    [
      'a swap that is unwrapped for a least amount',
      [swapTo(routerItself, { least: 0n }), unwrapTo(sender, 10n ** 15n)],
    ],
    [
      'a swap of which the rest is unwrapped',
      [
        wrapTo(routerItself, 9000n),
        swapTo(sender, { given: everything, payerIsUser: false }),
        unwrapTo(sender, 0n),
      ],
    ],
  ] as [string, Step[]][])('the plan has no risk: %s', (_, steps) => {
    expect(risksOf(run(...steps))).toEqual([])
  })

  test('a value that a plan does not use is reported as left at the router', () => {
    const paid = (steps: Step[]) =>
      risksBesidePrice(
        safe,
        describeCall(safe, callOf({ to: router, data: run(...steps), value: 9000n })),
        oldTokens,
      )
    const use = swapTo(sender, { given: everything, payerIsUser: false })
    expect(paid([wrapTo(routerItself, 9000n), use])).toEqual(['call-with-value'])
    expect(paid([wrapTo(routerItself, 8000n), use])).toEqual(['call-with-value', 'left-behind'])
  })

  test('tokens that a batch pays to a router must be used by the plan in it', () => {
    const pay = { to: token, data: encoded('transfer(address to, uint256 amount)', router, 7000n) }
    const use = { to: router, data: run(swapTo(sender, { given: 7000n, payerIsUser: false })) }
    const risks = (...calls: object[]) =>
      risksBesidePrice(
        safe,
        describeCall(safe, callOf({ to: batchContract, data: batchData(calls), operation: 1 })),
        oldTokens,
      )
    expect(risks(pay, use)).toEqual([])
    expect(risks(pay, pay, use)).toEqual(['left-behind'])
    expect(risks(use, pay)).toEqual(['left-behind'])
  })

  test('an unknown command can take tokens that a swap left at the router', () => {
    const unknown: Step = [18, 'bytes', '0x']
    expect(risksOf(run(swapTo(routerItself), unknown, sweepTo(sender)))).toEqual([
      'unknown-call',
      'left-behind',
    ])
    const inner: Step = [33, 'bytes, bytes[]', ...Object.values(plan(unknown))]
    expect(risksOf(run(swapTo(routerItself), inner, sweepTo(sender)))).toContain('left-behind')
  })

  test('a batch of payments uses recipients literally, even if they have another meaning elsewhere', () => {
    const payments: Step = [13, '(address, address, uint160, address)[]', [[safe, sender, 7n, token]]]
    expect(describeOf(run(payments)).action).toMatchObject({
      calls: [{ action: { kind: 'several', actions: [{ kind: 'send', to: sender }] } }],
    })
  })

  test('an allowance among the commands is described as one', () => {
    const data = run([10, permit, [[token, 2n ** 160n - 1n, 9, 0], thief, 9n], '0x'], swapTo(sender))
    expect(describeOf(data).action).toMatchObject({
      calls: [{ action: { kind: 'allow', isUnlimited: true } }, {}],
    })
    expect(risksOf(data)).toEqual(['allowance'])
  })

  test.each([
    ['an unknown command', run([18, 'bytes', '0x']), ['unknown-call']],
    ['a number that versions read differently', run([0x40, 'bytes', '0x']), ['unknown-call']],
    [
      'arguments with bytes after them',
      run([4, 'address, address, uint256, uint256', token, sender, 1n, 9n]),
      ['malformed'],
    ],
    [
      'more commands than arguments',
      encoded('execute(bytes commands, bytes[] inputs)', '0x0404', [input(sweepTo(sender))]),
      ['malformed'],
    ],
  ] as const)('the plan is not decoded: %s', (_, data, risks) => {
    expect(risksOf(data)).toEqual(risks)
  })
})
