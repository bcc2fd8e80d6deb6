import { getAddress, type Hex, maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeCall } from '@/safe/decode/describe-call'
import { risksOfCall } from '@/safe/decode/risks'
import { at, callOf, encoded, oldContracts } from './encode'

const safe = at('a')
const [router, token, friend, thief, other] = [at('b'), at('c'), at('d'), at('e'), at('f')]
const describeOf = (data: Hex, value = 0n) => describeCall(safe, callOf({ to: router, data, value }))
const risksOf = (data: Hex, value = 0n) => risksOfCall(safe, describeOf(data, value), oldContracts)
const approve = encoded('approve(address spender, uint256 amount)', thief, maxUint256)
const multicall = (...calls: Hex[]) => encoded('multicall(bytes[] data)', calls)

describe('calls inside of calls', () => {
  test.each([
    ['multicall', multicall(approve)],
    ['multicall with a deadline', encoded('multicall(uint256 deadline, bytes[] data)', 9n, [approve])],
    [
      'multicall after a block',
      encoded('multicall(bytes32 hash, bytes[] data)', `0x${'1'.repeat(64)}`, [approve]),
    ],
    ['a multicall in a multicall', multicall(multicall(approve))],
  ])('an allowance in %s is described, and is a danger', (_, data) => {
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
  ])('the contract of %s makes the nested calls', (_, data) => {
    expect(describeOf(data).action).toMatchObject({ kind: 'batch', calls: [{ action: { kind: 'allow' } }] })
    expect(risksOf(data)).toEqual(['batch-elsewhere', 'allowance'])
  })

  test('an unknown call in a multicall is unknown, and a call nested too deeply is malformed', () => {
    expect(risksOf(multicall('0x12345678'))).toEqual(['unknown-call'])
    let deep = approve
    for (let depth = 0; depth < 30; depth++) deep = multicall(deep)
    expect(risksOf(deep)).toEqual(['malformed'])
  })

  test('the value of a multicall is sent once, and is visible to each call in it', () => {
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

  test("changes of the Safe's settings in a multicall of itself are a danger", () => {
    const data = multicall(encoded('addOwnerWithThreshold(address owner, uint256 threshold)', thief, 1n))
    expect(risksOfCall(safe, describeCall(safe, callOf({ to: safe, data })))).toEqual(['own-call', 'owners'])
  })
})

describe('Permit2', () => {
  test('every allowance of a batch is reported', () => {
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

  test('an allowance with an expiration of zero ends with its block', () => {
    const signature = 'approve(address token, address spender, uint160 amount, uint48 expiration)'
    expect(describeOf(encoded(signature, token, thief, 1n, 0)).action).toMatchObject({ until: 'block' })
    expect(describeOf(encoded(signature, token, thief, 1n, 9)).action).toMatchObject({ until: 9n })
  })

  test('every payment of a batch is reported', () => {
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

function bigintText(_: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}
