// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { batchCode } from '@/demo/batch-account'
import { AccountWithNames } from '@/dialogs/account/account-with-names'
import { WalletContext } from '@/wallet/use-wallet'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { authorizeCode } from '../../support/authorize-code'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { connectedSender } from '../../wallet/transactions/test-sender'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

/** Opens the Account dialog of the first development account, and waits until its code was read. */
async function openAccount(): Promise<string> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const { wallet } = await connectedSender(chains)
  const asked: string[] = []
  const client = {
    ...chains.client,
    request: (async (call: { method: string }) => {
      const answer = await chains.client.request(call as never)
      asked.push(call.method)
      return answer
    }) as never,
  }
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    box.remove()
  })
  const value = { ...wallet, client: () => client } as unknown as typeof wallet
  await act(async () =>
    root.render(
      createElement(
        WalletContext,
        { value },
        createElement(AccountWithNames, { onClose: () => undefined, onSend: null }),
      ),
    ),
  )
  await vi.waitFor(() => expect(asked).toContain('eth_getCode'), waitOptions)
  await act(async () => undefined)
  return document.body.textContent ?? ''
}

test('the Account dialog of an account without code has no warning', async () => {
  const text = await openAccount()
  expect(text).toContain('Recent Transactions')
  expect(text).not.toContain('runs the code of')
})

test('the Account dialog names the code of a delegated account', async () => {
  await authorizeCode(chains, developmentAccount(0), batchCode)
  onTestFinished(() => authorizeCode(chains, developmentAccount(0)))
  await openAccount()
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(document.body.textContent).toContain(`This account runs the code of ${batchCode};`)
  }, waitOptions)
})
