import { concatHex, encodeAbiParameters, encodePacked, type Hex, parseAbiParameters } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeCall } from '@/safe/decode/describe-call'
import { risksOfCall } from '@/safe/decode/risks'
import { at, callOf, encoded } from './encode'

const safe = at('a')
const [router, token, friend, thief, other] = [at('b'), at('c'), at('d'), at('e'), at('f')]
const [sender, routerItself] = [`0x${'0'.repeat(39)}1`, `0x${'0'.repeat(39)}2`] as const
const describeOf = (data: Hex) => describeCall(safe, callOf({ to: router, data }))
const risksOf = (data: Hex) => risksOfCall(safe, describeOf(data))
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
const swapTo = (to: Hex, given = 5n, from: Hex = token, into: Hex = other): Step => [
  0,
  'address, uint256, uint256, bytes, bool',
  to,
  given,
  6n,
  encodePacked(['address', 'uint24', 'address'], [from, 500, into]),
  true,
]
const sweepTo = (to: Hex, of: Hex = other, least = 6n): Step => [
  4,
  'address, address, uint256',
  of,
  to,
  least,
]
const permit = '((address, uint160, uint48, uint48), address, uint256), bytes'

describe('commands of a Universal Router', () => {
  test('a swap for the Safe has no alarm, and says what is given and received', () => {
    const data = run(swapTo(sender))
    expect(describeOf(data).action).toMatchObject({
      kind: 'multicall',
      calls: [
        {
          function: 'V3_SWAP_EXACT_IN',
          action: {
            kind: 'swap',
            gives: { amount: 5n },
            receives: { amount: 6n },
            to: safe,
            deadline: 1_900_000_000n,
          },
        },
      ],
    })
    expect(risksOf(data)).toEqual([])
    expect(risksOf(run(swapTo(routerItself), sweepTo(sender)))).toEqual([])
    expect(risksOf(run(swapTo(routerItself), swapTo(sender, 1n << 255n, other, friend)))).toEqual([])
  })

  test.each([
    ['a swap for another account', [swapTo(thief)]],
    ['a swap whose result stays with the router', [swapTo(routerItself)]],
    ['one that is swept to another account', [swapTo(routerItself), sweepTo(thief)]],
    ['one of which another token is swept', [swapTo(routerItself), sweepTo(sender, friend)]],
    ['one that is swept without a least amount', [swapTo(routerItself), sweepTo(sender, other, 0n)]],
    ['one that is swapped on in part', [swapTo(routerItself), swapTo(sender, 1n, other, friend)]],
    [
      'a portion for another account',
      [swapTo(sender), [6, 'address, address, uint256', token, thief, 9_999n]],
    ],
    [
      'a payment in a plan within the plan',
      [[33, 'bytes, bytes[]', ...Object.values(plan([5, 'address, address, uint256', token, thief, 1n]))]],
    ],
  ] as [string, Step[]][])('%s is a danger', (_, steps) => {
    expect(risksOf(run(...steps))).toEqual(['swap-elsewhere'])
  })

  test('a command that is not known can take what a swap left with the router', () => {
    const unknown: Step = [16, 'bytes', '0x']
    expect(risksOf(run(swapTo(routerItself), unknown, sweepTo(sender)))).toEqual([
      'swap-elsewhere',
      'unknown-call',
    ])
    const inner: Step = [33, 'bytes, bytes[]', ...Object.values(plan(unknown))]
    expect(risksOf(run(swapTo(routerItself), inner, sweepTo(sender)))).toContain('swap-elsewhere')
  })

  test('a batch of payments takes its recipients as they are, also those that stand for others elsewhere', () => {
    const payments: Step = [13, '(address, address, uint160, address)[]', [[safe, sender, 7n, token]]]
    expect(describeOf(run(payments)).action).toMatchObject({
      calls: [{ action: { kind: 'several', actions: [{ kind: 'send', to: sender }] } }],
    })
  })

  test('an allowance among the commands is shown as one', () => {
    const data = run([10, permit, [[token, 2n ** 160n - 1n, 9, 0], thief, 9n], '0x'], swapTo(sender))
    expect(describeOf(data).action).toMatchObject({
      calls: [{ action: { kind: 'allow', isUnlimited: true } }, {}],
    })
    expect(risksOf(data)).toEqual(['allowance'])
  })

  test.each([
    ['an unknown command', run([16, 'bytes', '0x']), ['unknown-call']],
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
  ] as const)('%s is no known call', (_, data, risks) => {
    expect(risksOf(data)).toEqual(risks)
  })
})
