import { getAddress, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { callLines } from '@/programs/treasury/transaction/call-text'
import { describeCall } from '@/safe/decode/describe-call'
import { describeTransaction, versionsOf } from '@/safe/decode/describe-transaction'
import { plainTransaction } from '@/safe/safe-transaction'
import { migrationTo } from '@/safe/versions/migrations'

import { at, batchData, callOf, encoded } from '../../../safe/decode/encode'

const safe = at('a')
const context = { nativeSymbol: 'ETH', facts: new Map() }
const wordsOf = (call: Parameters<typeof callOf>[0]) =>
  callLines(describeCall(safe, callOf(call)), safe, context)
const { migration, data } =
  migrationTo('1.4.1', { isL2: true, setsHandler: false }) ?? expect.unreachable('no migration')
const call = { to: migration.address, data, operation: 1 } as const
const described = (different: object, version: string | null) => {
  const transaction = {
    ...plainTransaction({ to: call.to, data, nonce: 0 }),
    operation: 1 as const,
    ...different,
  }
  const { call: of, risks } = describeTransaction({ chainId: 1, address: safe }, transaction, {
    version,
    nonce: 0n,
    waiting: [],
  })
  return { risks, versions: versionsOf(of, { version, nonce: 0n, waiting: [] }) }
}

// Proves S3.20
test('a version change names the version, the contract and the code', () => {
  expect(wordsOf(call)).toEqual([
    `Change the contract of the Safe to version 1.4.1, ${migration.l2Singleton}, as the Safe project published it, by the code of ${migration.address} (delegate call)`,
    `Function: migrateL2Singleton() at ${migration.address}`,
  ])
})

test.each([
  ['at another address', { to: at('b') }],
  ['with more bytes than the function takes', { data: `${data}00` as Hex }],
  ['of another function', { data: '0x12345678' as Hex }],
])('the same call %s is a delegate call and not a version change', (_, different) => {
  expect(wordsOf({ ...call, ...different })[0]).toMatch(/^Run the code of .* as the Safe itself/)
})

test('a plain call to the migration contract is unknown', () => {
  expect(wordsOf({ ...call, operation: 0 })[0]).toBe(`An unknown call ${data} to ${migration.address}`)
})

test('a version change raises two risks, also in a batch, and a downgrade a third', () => {
  expect(described({}, '1.3.0')).toEqual({
    risks: ['delegate-call', 'contract'],
    versions: { from: '1.3.0', to: '1.4.1' },
  })
  expect(described({}, '1.5.0').risks).toContain('older-contract')
  expect(described({}, '1.4.1').risks).not.toContain('older-contract')
  expect(described({}, null)).toEqual({ risks: ['delegate-call', 'contract'], versions: null })
  // MultiSend of 1.4.1: the contract of batches that takes delegate calls.
  const batch = { to: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526', data: batchData([call]) } as const
  expect(described(batch, '1.3.0').risks).toEqual(['delegate-call', 'contract'])
  expect(wordsOf({ ...batch, operation: 1 })[2]).toMatch(
    /^1\. Change the contract of the Safe to version 1\.4\.1/,
  )
})

test('a change of the contract by the Safe itself marks a published contract', () => {
  const change = (address: `0x${string}`) =>
    wordsOf({ to: safe, data: encoded('changeMasterCopy(address masterCopy)', address) })[0]
  expect(change(migration.singleton)).toBe(
    `Replace the contract of the Safe with ${migration.singleton}, version 1.4.1 as the Safe project published it`,
  )
  expect(change(at('e'))).toBe(
    `Replace the contract of the Safe with ${getAddress(at('e'))}, which is not known as a contract of the Safe project`,
  )
})
