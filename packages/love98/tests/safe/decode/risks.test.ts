import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeCall } from '@/safe/decode/describe-call'
import { gravityOf } from '@/safe/decode/describe-transaction'
import { needsAcknowledgment } from '@/safe/decode/gravity'
import { risksOfCall } from '@/safe/decode/risks'
import { at, batchContract, batchData, callOf, encoded, oldContracts } from './encode'

const safe = at('a')
const [token, friend, thief] = [at('c'), at('d'), at('e')]
const describeOf = (call: Parameters<typeof callOf>[0]) => describeCall(safe, callOf(call))
const risksOf = (call: Parameters<typeof callOf>[0]) => risksOfCall(safe, describeOf(call), oldContracts)
const actionOf = (call: Parameters<typeof callOf>[0]) => describeOf(call).action

describe('grading of risks', () => {
  const plain = [
    { to: friend, value: 1n },
    { to: token, data: encoded('transfer(address to, uint256 amount)', friend, 7n) },
  ]
  test('a batch of payments on a known contract has no risk', () => {
    expect(risksOf({ to: batchContract, data: batchData(plain), operation: 1 })).toEqual([])
  })

  test('a batch on another contract, by a plain call, or with a delegate call inside is a danger', () => {
    expect(risksOf({ to: thief, data: batchData(plain), operation: 1 })).toEqual(['delegate-call'])
    expect(risksOf({ to: batchContract, data: batchData(plain) })).toEqual(['batch-elsewhere'])
    const inner = batchData([{ to: thief, operation: 1 }])
    expect(risksOf({ to: batchContract, data: inner, operation: 1 })).toEqual(['delegate-call'])
  })

  test('a nested batch is read to its last call, and one nested too deeply is unreadable', () => {
    const nest = (depth: number): Hex =>
      depth === 0
        ? encoded('approve(address spender, uint256 amount)', thief, 1n)
        : batchData([{ to: batchContract, data: nest(depth - 1), operation: depth === 1 ? 0 : 1 }])
    expect(risksOf({ to: batchContract, data: nest(12), operation: 1 })).toEqual(['allowance'])
    expect(risksOf({ to: batchContract, data: nest(40), operation: 1 })).toContain('unreadable-batch')
  })

  test.each([
    ['an unknown call', { data: '0x12345678' }, ['unknown-call']],
    ['an unknown call with value', { data: '0x12345678', value: 1n }, ['call-with-value', 'unknown-call']],
    ['an unknown call of the Safe itself', { to: safe, data: '0x12345678' }, ['unknown-call', 'own-call']],
    ['a delegate call', { operation: 1 }, ['delegate-call']],
    ['an upgrade', { data: encoded('upgradeTo(address implementation)', thief) }, ['upgrade']],
    ['a change of the owner', { data: encoded('transferOwnership(address to)', thief) }, ['control']],
    [
      'an allowance of zero, which may be NFT #0',
      { data: encoded('approve(address spender, uint256 amount)', thief, 0n) },
      ['allowance'],
    ],
    ['an operator taken back', { data: encoded('setApprovalForAll(address o, bool a)', thief, false) }, []],
    ['a payment to the zero address', { to: at('0'), value: 1n }, ['no-recipient']],
  ] as const)('the call has its risks: %s', (_, call, risks) => {
    expect(risksOf(call)).toEqual(risks)
  })

  test('unknown risks are acknowledged like a danger, and a caution is not', () => {
    const gravity = (call: Parameters<typeof callOf>[0]) => gravityOf(risksOf(call))
    expect(gravity({ data: '0x12345678' })).toBe('acknowledged')
    expect(needsAcknowledgment('acknowledged')).toBe(true)
    expect(needsAcknowledgment('danger')).toBe(true)
    expect(gravity({ to: at('0'), value: 1n })).toBe('caution')
    expect(needsAcknowledgment('caution')).toBe(false)
  })

  test('a transaction that this Safe executes on another Safe is read too', () => {
    const data = encoded(
      'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 a, uint256 b, uint256 c, address d, address e, bytes f)',
      friend,
      0n,
      encoded('changeThreshold(uint256 threshold)', 1n),
      0,
      0n,
      0n,
      0n,
      at('0'),
      at('0'),
      '0x',
    )
    expect(actionOf({ to: friend, data })).toMatchObject({
      kind: 'execute',
      call: { action: { kind: 'settings' } },
    })
    expect(risksOf({ to: friend, data })).toEqual(['other-safe', 'threshold'])
  })
})
