// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const entry = {
  chainId: 31_337,
  address: '0x0165878A594ca255338adfa4d48449f69242Eb8F',
  safeTxHash: `0x${'5'.repeat(64)}`,
  what: 'Send 5 CAT',
  submittedAt: 1,
} as const
const load = async () => {
  vi.resetModules()
  return import('./pending-safe-transactions')
}

beforeEach(() => localStorage.clear())

test('a pending transaction survives a reload until it is removed', async () => {
  const page = await load()
  page.addPendingTransaction(entry)
  page.addPendingTransaction(entry)
  const reloaded = await load()
  expect(reloaded.pendingSafeTransactions.getState()).toEqual([entry])
  reloaded.removePendingTransaction(entry.safeTxHash)
  expect((await load()).pendingSafeTransactions.getState()).toEqual([])
  expect(localStorage.length).toBe(0)
})

test.each([
  'nothing',
  '{"version":1,"state":[]}',
  JSON.stringify({ version: 2, state: [{ ...entry, address: '<b>' }, null, 7] }),
])('invalid stored text gives no transaction: %s', async (text) => {
  localStorage.setItem('love98-safe-transactions', text)
  expect((await load()).pendingSafeTransactions.getState()).toEqual([])
})

test('at most twenty transactions are kept', async () => {
  const { addPendingTransaction, pendingSafeTransactions } = await load()
  for (let index = 0; index < 25; index++)
    addPendingTransaction({ ...entry, safeTxHash: `0x${index.toString(16).padStart(64, '0')}` })
  expect(pendingSafeTransactions.getState()).toHaveLength(20)
})

test('two tabs do not overwrite each other, and each is notified of the other’s changes', async () => {
  const [one, other] = [await load(), await load()]
  const second = { ...entry, safeTxHash: `0x${'6'.repeat(64)}` } as const
  one.addPendingTransaction(entry)
  other.addPendingTransaction(second)
  const hear = () => window.dispatchEvent(new StorageEvent('storage', { key: 'love98-safe-transactions' }))
  hear()
  for (const tab of [one, other]) expect(tab.pendingSafeTransactions.getState()).toEqual([second, entry])
  one.removePendingTransaction(entry.safeTxHash)
  hear()
  expect(other.pendingSafeTransactions.getState()).toEqual([second])
})
