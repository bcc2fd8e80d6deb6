// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Connection } from '@/domain/wallet/connection'
import type { NewTransaction } from '@/domain/wallet/tracked-transaction'
import type { Wallet } from '@/wallet/wallet'
import { first } from '../../../tests/wallet/test-provider'
import { awaitOutcome } from './await-outcome'
import { transactionsOf } from './shared-transaction-store'
import { transactionEnded } from './transaction-events'

const account = { address: first, chainId: 1 }
const [hash, other] = ['a', 'b'].map((digit) => `0x${digit.repeat(64)}`) as [string, string]

/** A page without a connection watches nothing, so only the test changes the transaction. */
function waiting(part: Partial<NewTransaction> = {}) {
  const connection = createStore<Connection>(() => ({ status: 'disconnected' }))
  const wallet = { connection } as Wallet
  const store = transactionsOf(wallet)
  store.add(account, { hash, description: 'Swap', ...part })
  const leaving = new AbortController()
  return { store, leaving, outcome: awaitOutcome(wallet, account, { hash, signal: leaving.signal }) }
}

beforeEach(() => localStorage.clear())

test('the wait ends when a transaction is settled in this tab or another one', async () => {
  const { store, outcome } = waiting()
  store.settle(account, hash, { status: 'failed', reason: 'reverted' })
  expect(await outcome).toMatchObject({ status: 'failed', reason: 'reverted' })
})

test('the wait ends when a transaction is late, but not while it is pending', async () => {
  const { store, outcome } = waiting()
  store.add(account, { hash: other, description: 'Another' })
  store.settle(account, other, { status: 'confirmed' })
  store.settle(account, hash, { status: 'pending', isLate: true })
  expect(await outcome).toMatchObject({ hash, status: 'pending', isLate: true })
})

test('the outcome of a replaced transaction has the hash of its replacement', async () => {
  const { outcome } = waiting()
  const replaced = { status: 'confirmed', isSpedUp: true, hash: other } as const
  transactionEnded({ hash: other, description: 'Another', outcome: { status: 'failed' } })
  transactionEnded({ hash, description: 'Swap', outcome: replaced })
  expect(await outcome).toEqual(replaced)
})

test('the wait for a batch continues with the hash that the wallet returns later', async () => {
  const { store, outcome } = waiting()
  store.settle(account, hash, { status: 'pending', hash: other })
  store.settle(account, other, { status: 'confirmed' })
  expect(await outcome).toMatchObject({ hash: other, sentAs: hash, status: 'confirmed' })
})

test('the wait ends when the visitor removes the transaction from the list', async () => {
  const { store, outcome } = waiting({ unnamed: 'batch' })
  store.dismiss(account, hash)
  expect(await outcome).toEqual({ status: 'pending', isRemoved: true })
})

test('the wait continues for a transaction that could not be stored', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const { store, outcome } = waiting()
  store.add(account, { hash: other, description: 'Another' })
  transactionEnded({ hash, description: 'Swap', outcome: { status: 'confirmed' } })
  expect(await outcome).toEqual({ status: 'confirmed' })
})

test('the wait ends when the window is closed', async () => {
  const { leaving, outcome } = waiting()
  leaving.abort()
  await expect(outcome).rejects.toThrow(/abort/i)
})
