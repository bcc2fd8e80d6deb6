import { expect, test } from 'vitest'
import { addressesOfTransaction } from '@/safe/decode/addresses-of-call'
import { describeCall } from '@/safe/decode/describe-call'
import { plainTransaction, zeroAddress } from '@/safe/safe-transaction'
import { owner, safe } from '../gateway-shapes'
import { batchContract, batchData, encoded } from './encode'

const resolver = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63'
const friend = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const lower = (addresses: readonly string[]) => addresses.map((address) => address.toLowerCase()).sort()

function named(call: Parameters<typeof plainTransaction>[0], operation: 0 | 1 = 0) {
  const transaction = { ...plainTransaction(call), operation }
  const found = addressesOfTransaction(transaction, describeCall(safe, transaction))
  return lower(found).filter((address) => address !== call.to.toLowerCase() && address !== zeroAddress)
}

test('an address in a text, or in bytes that are not decoded, does not count', () => {
  const node = `0x${'1'.repeat(64)}` as const
  const text = encoded('setText(bytes32 node, string key, string value)', node, friend, `at ${friend} `)
  expect(named({ to: resolver, data: text, nonce: 0 })).toEqual([])
  expect(named({ to: resolver, data: encoded('setName(string name)', friend), nonce: 0 })).toEqual([])
  expect(named({ to: resolver, data: encoded('pet(string name)', friend), nonce: 0 })).toEqual([])
})

test('recipients, spenders and contracts are named, also of the calls in a batch', () => {
  const send = encoded('transfer(address to, uint256 amount)', friend, 7n)
  expect(named({ to: resolver, data: send, nonce: 0 })).toEqual(lower([friend]))
  const data = batchData([
    { to: owner, value: 1n, data: '0x' },
    { to: resolver, value: 0n, data: send },
  ])
  expect(named({ to: batchContract, data, nonce: 0 }, 1)).toEqual(lower([owner, resolver, friend]))
})
