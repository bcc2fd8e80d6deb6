// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { transactionsKey } from '@/domain/wallet/storage-keys'
import { first, second } from '../../../tests/wallet/test-provider'
import { transactionStore } from './transaction-store'

const account = { address: first, chainId: 1 }
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const gift = (number: number) => ({ hash: hashOf(number), description: `Gift ${number}` })

beforeEach(() => localStorage.clear())

/** Dispatches the event of another tab's change. */
const tellOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: transactionsKey }))

describe('the transactions of this browser', () => {
  test('[S4.7] are kept for each account and chain, and survive a reload', () => {
    transactionStore().add(account, gift(1))
    const again = transactionStore()
    expect(again.of(account)).toMatchObject([{ ...gift(1), status: 'pending' }])
    expect(again.of({ ...account, chainId: 2 })).toEqual([])
    expect(again.of({ ...account, address: second })).toEqual([])
  })

  test('[S9.6] are stored with version 2', () => {
    transactionStore().add(account, gift(1))
    expect(JSON.parse(localStorage.getItem(transactionsKey) ?? '')).toMatchObject({ version: 2 })
    localStorage.setItem(transactionsKey, JSON.stringify({ version: 1, lists: {} }))
    expect(transactionStore().of(account)).toEqual([])
  })

  test('[S4.7] of two tabs lose none', () => {
    const [one, two] = [transactionStore(), transactionStore()]
    let changes = 0
    two.changes.subscribe(() => changes++)
    one.add(account, gift(1))
    two.add(account, gift(2))
    one.add(account, gift(3))
    tellOtherTabs()
    for (const store of [one, two])
      expect(store.of(account).map(({ hash }) => hash)).toEqual([hashOf(3), hashOf(2), hashOf(1)])
    expect(changes).toBeGreaterThanOrEqual(2)
  })

  test('[S5.3] that are wrong are refused with every reason', () => {
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

  test('[S4.7] that are done are cleared, the pending ones stay', () => {
    const store = transactionStore()
    store.add(account, gift(1))
    store.add(account, gift(2))
    store.settle(account, hashOf(1), { status: 'failed', reason: 'reverted' })
    expect(store.of(account)[1]).toMatchObject({ status: 'failed', reason: 'reverted' })
    store.clear(account)
    expect(store.of(account)).toMatchObject([{ hash: hashOf(2) }])
  })

  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"version":2}',
    '{"version":2,"lists":7}',
    '{"version":2,"lists":{"a":[7]}}',
  ])('[S4.7] %j in the storage counts as nothing', (text) => {
    localStorage.setItem(transactionsKey, text)
    const store = transactionStore()
    expect(store.of(account)).toEqual([])
    store.add(account, gift(1))
    expect(store.of(account)).toHaveLength(1)
  })

  test('who draws them draws once for each change', () => {
    const store = transactionStore()
    store.add(account, gift(1))
    expect(store.of(account)).toBe(store.of(account))
  })
})
