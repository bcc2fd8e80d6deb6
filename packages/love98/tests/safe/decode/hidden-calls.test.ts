import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeCall } from '@/safe/decode/describe-call'
import { gravityOf } from '@/safe/decode/describe-transaction'
import { risksOfCall } from '@/safe/decode/risks'
import { at, callOf, encoded, oldContracts, oldTokens } from './encode'

const [safe, thief, timelock, token] = [at('a'), at('e'), at('b'), at('c')]
const word = `0x${'12'.repeat(32)}`
const describeOf = (data: `0x${string}`) => describeCall(safe, callOf({ to: timelock, data }))
const approve = encoded('approve(address spender, uint256 amount)', thief, 5n)

describe('calls made by another contract, now or later', () => {
  test.each([
    ['execute(address target, uint256 value, bytes data)', token, 0n, approve],
    [
      'schedule(address target, uint256 value, bytes data, bytes32 a, bytes32 b, uint256 delay)',
      ...[token, 0n, approve, word, word, 1n],
    ],
    [
      'execute(address target, uint256 value, bytes data, bytes32 a, bytes32 b)',
      ...[token, 0n, approve, word, word],
    ],
    [
      'scheduleBatch(address[] t, uint256[] v, bytes[] d, bytes32 a, bytes32 b, uint256 delay)',
      ...[[token], [0n], [approve], word, word, 1n],
    ],
    [
      'executeBatch(address[] t, uint256[] v, bytes[] d, bytes32 a, bytes32 b)',
      ...[[token], [0n], [approve], word, word],
    ],
    ['executeBatch(address[] t, uint256[] v, bytes[] d)', [token], [0n], [approve]],
    ['executeBatch(address[] t, bytes[] d)', [token], [approve]],
    ['execute(address[] t, uint256[] v, bytes[] d, bytes32 a)', [token], [0n], [approve], word],
    ['queue(address[] t, uint256[] v, bytes[] d, bytes32 a)', [token], [0n], [approve], word],
    ['propose(address[] t, uint256[] v, bytes[] d, string a)', [token], [0n], [approve], 'hello'],
  ] as const)('the call is described with its risks: %s', (signature, ...args) => {
    const described = describeOf(encoded(signature, ...args))
    expect(described.action).toMatchObject({
      kind: 'batch',
      calls: [
        { call: { to: getAddress(token), value: 0n }, action: { kind: 'allow', spender: getAddress(thief) } },
      ],
    })
    expect(risksOfCall(safe, described, oldContracts)).toEqual(['batch-elsewhere', 'allowance'])
  })

  test('lists of different lengths are malformed', () => {
    const data = encoded('executeBatch(address[] t, uint256[] v, bytes[] d)', [token, token], [0n], [approve])
    expect(risksOfCall(safe, describeOf(data), oldContracts)).toEqual(['malformed'])
  })
})

describe('control of a contract', () => {
  test.each([
    ['setOwner(address owner)', thief],
    ['transferOwnership(address newOwner, bool direct, bool renounce)', thief, true, false],
    ['setAuthority(address authority)', thief],
    ['rely(address usr)', thief],
    ['grantRoles(address user, uint256 roles)', thief, 1n],
    ['beginDefaultAdminTransfer(address newAdmin)', thief],
    ['setPendingAdmin(address admin)', thief],
    ['_setPendingAdmin(address admin)', thief],
    [
      'diamondCut((address a, uint8 b, bytes4[] c)[] cuts, address init, bytes data)',
      ...[[{ a: thief, b: 0, c: ['0x12345678'] }], thief, '0x'],
    ],
    ['setImplementation(address implementation)', thief],
  ] as const)('control is a danger: %s', (signature, ...args) => {
    expect(gravityOf(risksOfCall(safe, describeOf(encoded(signature, ...args)), oldContracts))).toBe('danger')
  })
})

describe('deposits and withdrawals', () => {
  const signature = 'deposit(uint256 assets, address receiver)'
  test('a deposit or withdrawal for another account is a danger, and one for the Safe is an unknown call', () => {
    const risks = (receiver: string) =>
      risksOfCall(safe, describeOf(encoded(signature, 5n, receiver)), oldContracts)
    expect(risks(thief)).toEqual(['swap-elsewhere'])
    expect(risks(safe)).toEqual(['unknown-call'])
  })
})

test('a swap with a minimum far below the price is acknowledged', () => {
  const data = encoded(
    'swapExactTokensForTokens(uint256 a, uint256 b, address[] path, address to, uint256 deadline)',
    ...[10n ** 30n, 1_000n, [token, at('d')], safe, 9n],
  )
  expect(gravityOf(risksOfCall(safe, describeOf(data), oldTokens))).toBe('acknowledged')
})
