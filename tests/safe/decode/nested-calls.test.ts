import {
  concatHex,
  encodeAbiParameters,
  encodePacked,
  getAddress,
  type Hex,
  maxUint256,
  parseAbiParameters,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { describeCall } from '@/safe/decode/describe-call'
import { risksOfCall } from '@/safe/decode/risks'
import { at, callOf, encoded } from './encode'

const safe = at('a')
const [router, token, friend, thief, other] = [at('b'), at('c'), at('d'), at('e'), at('f')]
const [sender, routerItself] = [`0x${'0'.repeat(39)}1`, `0x${'0'.repeat(39)}2`] as const
const describeOf = (data: Hex, value = 0n) => describeCall(safe, callOf({ to: router, data, value }))
const risksOf = (data: Hex, value = 0n) => risksOfCall(safe, describeOf(data, value))
const approve = encoded('approve(address spender, uint256 amount)', thief, maxUint256)
const multicall = (...calls: Hex[]) => encoded('multicall(bytes[] data)', calls)

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

describe('nothing hides in a call of calls', () => {
  test.each([
    ['multicall', multicall(approve)],
    ['multicall with a deadline', encoded('multicall(uint256 deadline, bytes[] data)', 9n, [approve])],
    [
      'multicall after a block',
      encoded('multicall(bytes32 hash, bytes[] data)', `0x${'1'.repeat(64)}`, [approve]),
    ],
    ['a multicall in a multicall', multicall(multicall(approve))],
  ])('an allowance in %s is told, and is a danger', (_, data) => {
    expect(risksOf(data)).toEqual(['allowance'])
    expect(JSON.stringify(describeOf(data), bigintText)).toContain('"isUnlimited":true')
  })

  test.each([
    [
      'aggregate',
      encoded('aggregate((address target, bytes callData)[] calls)', [{ target: token, callData: approve }]),
    ],
    [
      'aggregate3Value',
      encoded('aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)', [
        { target: token, allowFailure: true, value: 0n, callData: approve },
      ]),
    ],
  ])('calls of %s are made by its contract', (_, data) => {
    expect(describeOf(data).action).toMatchObject({ kind: 'batch', calls: [{ action: { kind: 'allow' } }] })
    expect(risksOf(data)).toEqual(['batch-elsewhere', 'allowance'])
  })

  test('an unknown call in a multicall is one, and calls deeper than can be read are not signed for unread', () => {
    expect(risksOf(multicall('0x12345678'))).toEqual(['unknown-call'])
    let deep = approve
    for (let depth = 0; depth < 30; depth++) deep = multicall(deep)
    expect(risksOf(deep)).toEqual(['malformed'])
  })

  test('the value of a multicall is sent once, and each call in it sees it', () => {
    const swap = encoded(
      'swapExactETHForTokens(uint256 a, address[] path, address to, uint256 deadline)',
      1n,
      [token, other],
      safe,
      9n,
    )
    expect(describeOf(multicall(swap), 7n).action).toMatchObject({
      calls: [{ call: { value: 0n }, action: { gives: { token: null, amount: 7n } } }],
    })
  })

  test('settings of the Safe in a multicall of itself are a danger', () => {
    const data = multicall(encoded('addOwnerWithThreshold(address owner, uint256 threshold)', thief, 1n))
    expect(risksOfCall(safe, describeCall(safe, callOf({ to: safe, data })))).toEqual(['own-call', 'owners'])
  })
})

describe('Permit2', () => {
  test('every allowance of a batch is told', () => {
    const details = { amount: 2n ** 160n - 1n, expiration: 9, nonce: 0 }
    const data = encoded(
      'permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline) permitBatch, bytes signature)',
      safe,
      {
        details: [
          { ...details, token, amount: 1n },
          { ...details, token: other },
        ],
        spender: thief,
        sigDeadline: 9n,
      },
      '0x',
    )
    expect(describeOf(data).action).toMatchObject({
      kind: 'several',
      actions: [
        { kind: 'allow', token: getAddress(token), amount: 1n, isUnlimited: false },
        { kind: 'allow', isUnlimited: true, until: 9n },
      ],
    })
    expect(risksOf(data)).toEqual(['allowance'])
  })

  test('every payment of a batch is told', () => {
    const data = encoded(
      'transferFrom((address from, address to, uint160 amount, address token)[] transferDetails)',
      [
        { from: safe, to: friend, amount: 1n, token },
        { from: safe, to: at('0'), amount: 2n, token },
      ],
    )
    expect(describeOf(data).action).toMatchObject({
      actions: [{ to: getAddress(friend) }, { to: at('0'), amount: 2n }],
    })
    expect(risksOf(data)).toEqual(['no-recipient'])
  })
})

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

  test('an allowance among the commands is told as one', () => {
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

function bigintText(_: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}
