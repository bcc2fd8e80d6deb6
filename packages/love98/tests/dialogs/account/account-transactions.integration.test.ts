// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { AccountTransactions } from '@/dialogs/account/account-transactions'
import { transactionsOf } from '@/wallet/transactions/shared-transaction-store'
import { WalletContext } from '@/wallet/use-wallet'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { first } from '../../wallet/test-provider'
import { connectedSender } from '../../wallet/transactions/test-sender'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

const account = { address: first, chainId: 31_337 }
const hashOf = (digit: string) => `0x${digit.repeat(64)}`

// Proves S2.10
test('a transaction known only to the wallet is listed at any age, and can be removed', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const { wallet } = await connectedSender(chains)
  const store = transactionsOf(wallet)
  store.add(account, { hash: hashOf('a'), description: 'Swap 7 CAT', unnamed: 'request' })
  store.settle(account, hashOf('a'), { status: 'pending', isLate: true })
  for (const digit of ['b', 'c', 'd', 'e']) {
    store.add(account, { hash: hashOf(digit), description: `Gift ${digit}` })
    store.settle(account, hashOf(digit), { status: 'confirmed' })
  }
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    box.remove()
  })
  await act(async () =>
    root.render(createElement(WalletContext, { value: wallet }, createElement(AccountTransactions, account))),
  )
  const rows = () => [...box.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')
  expect(rows()).toHaveLength(4)
  expect(rows()[3]).toContain('Swap 7 CAT')
  expect(rows()[3]).toContain('Not known whether your wallet sent it: look there')
  expect(rows().filter((row) => row.includes('Remove'))).toHaveLength(1)
  // The id of the entry is not a transaction hash, so no explorer has it.
  expect([...box.querySelectorAll('li')][3]?.querySelector('a')).toBeNull()
  const button = (name: string) =>
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  await act(async () => button('Clear All')?.click())
  expect(rows()).toHaveLength(1)
  await act(async () => button('Remove')?.click())
  expect(store.transactionsOf(account)).toEqual([])
})
