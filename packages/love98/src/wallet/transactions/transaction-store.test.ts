// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { transactionsKey } from '@/domain/wallet/storage-keys'
import { first, second } from '../../../tests/wallet/test-provider'
import { transactionStore } from './transaction-store'

const account = { address: first, chainId: 1 }
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const gift = (number: number) => ({ hash: hashOf(number), description: `Gift ${number}` })

beforeEach(() => localStorage.clear())

const dispatchStorageEvent = () => window.dispatchEvent(new StorageEvent('storage', { key: transactionsKey }))

describe('the transactions of this browser', () => {
  // Proves S4.7
  test('transactions are kept per account and chain, and survive a reload', () => {
    transactionStore().add(account, gift(1))
    const again = transactionStore()
    expect(again.transactionsOf(account)).toMatchObject([{ ...gift(1), status: 'pending' }])
    expect(again.transactionsOf({ ...account, chainId: 2 })).toEqual([])
    expect(again.transactionsOf({ ...account, address: second })).toEqual([])
  })

  // Proves S9.6
  test('transactions are stored with version 2', () => {
    transactionStore().add(account, gift(1))
    expect(JSON.parse(localStorage.getItem(transactionsKey) ?? '')).toMatchObject({ version: 2 })
    localStorage.setItem(transactionsKey, JSON.stringify({ version: 1, lists: {} }))
    expect(transactionStore().transactionsOf(account)).toEqual([])
  })

  // Proves S4.7
  test("two tabs do not overwrite each other's transactions", () => {
    const [one, two] = [transactionStore(), transactionStore()]
    let changes = 0
    two.changes.subscribe(() => changes++)
    one.add(account, gift(1))
    two.add(account, gift(2))
    one.add(account, gift(3))
    dispatchStorageEvent()
    for (const store of [one, two])
      expect(store.transactionsOf(account).map(({ hash }) => hash)).toEqual([hashOf(3), hashOf(2), hashOf(1)])
    expect(changes).toBeGreaterThanOrEqual(2)
  })

  // Proves S5.3
  test('an invalid transaction is refused with every reason', () => {
    expect(() => transactionStore().add(account, { hash: '0x', description: '', confirmations: 0 })).toThrow(
      [
        'Unable to add transaction',
        'Invalid transaction hash',
        'Transaction must have a description',
        'Transaction confirmations must be a positive integer',
      ].join('\n'),
    )
    expect(localStorage.getItem(transactionsKey)).toBeNull()
  })

  // Proves S4.7
  test('finished transactions are cleared, and pending ones stay', () => {
    const store = transactionStore()
    store.add(account, gift(1))
    store.add(account, gift(2))
    store.settle(account, hashOf(1), { status: 'failed', reason: 'reverted' })
    expect(store.transactionsOf(account)[1]).toMatchObject({ status: 'failed', reason: 'reverted' })
    store.clear(account)
    expect(store.transactionsOf(account)).toMatchObject([{ hash: hashOf(2) }])
  })

  // Proves S4.7
  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"version":2}',
    '{"version":2,"lists":7}',
    '{"version":2,"lists":{"a":[7]}}',
  ])('the stored value %j counts as empty', (text) => {
    localStorage.setItem(transactionsKey, text)
    const store = transactionStore()
    expect(store.transactionsOf(account)).toEqual([])
    store.add(account, gift(1))
    expect(store.transactionsOf(account)).toHaveLength(1)
  })

  test('the list is the same object until it changes', () => {
    const store = transactionStore()
    store.add(account, gift(1))
    expect(store.transactionsOf(account)).toBe(store.transactionsOf(account))
  })
})
