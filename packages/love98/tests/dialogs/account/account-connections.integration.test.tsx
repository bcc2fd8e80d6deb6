// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountConnections } from '@/dialogs/account/account-connections'
import type { ConnectedWallet } from '@/wallet/account/use-connections'
import { first, second } from '../../wallet/test-provider'

const choose = vi.fn<(wallet: ConnectedWallet) => Promise<void>>()
const leave = vi.fn<(wallet: ConnectedWallet) => Promise<void>>()
let wallets: readonly ConnectedWallet[]
vi.mock('@/wallet/account/use-connections', () => ({ useConnections: () => ({ wallets, choose, leave }) }))

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') ?? document.body)
  choose.mockReset().mockResolvedValue()
  leave.mockReset().mockResolvedValue()
  const wallet = (id: string, isCurrent: boolean, address: string = first) =>
    ({ id, name: `Wallet ${id}`, addresses: [address], isCurrent }) as unknown as ConnectedWallet
  wallets = [wallet('A', true), wallet('B', false, second)]
})
afterEach(() => act(async () => root.unmount()))

const draw = () => act(async () => root.render(<AccountConnections />))
const rows = () => [...document.querySelectorAll<HTMLElement>('li > button')]
const button = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)

// Proves S10.26
test('Use and Disconnect below the list act on the selected wallet, and the current one is selected first', async () => {
  await draw()
  expect(rows().map((row) => row.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  expect(document.querySelectorAll('li button:not(.bare-button)')).toHaveLength(0)
  expect(button('Use Wallet A')?.disabled).toBe(true)
  await act(async () => rows()[1]?.click())
  await act(async () => button('Use Wallet B')?.click())
  expect(choose.mock.calls).toEqual([[wallets[1]]])
  await act(async () => button('Disconnect Wallet B')?.click())
  expect(leave.mock.calls).toEqual([[wallets[1]]])
})

test('a double click uses a wallet, but not the one in use', async () => {
  await draw()
  for (const row of rows())
    await act(async () => row.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })))
  expect(choose.mock.calls).toEqual([[wallets[1]]])
})

test('when the selected wallet has gone, Disconnect acts on no other one', async () => {
  wallets = [...wallets, { ...wallets[1], id: 'C', name: 'Wallet C' } as ConnectedWallet]
  await draw()
  await act(async () => rows()[2]?.click())
  wallets = wallets.slice(0, 2)
  await draw()
  expect(
    [...document.querySelectorAll<HTMLButtonElement>('.button-row button')].map((one) => one.disabled),
  ).toEqual([true, true])
})

test('after Disconnect of the current wallet, a second press acts on no other one', async () => {
  wallets = [...wallets, { ...wallets[1], id: 'C', name: 'Wallet C' } as ConnectedWallet]
  await draw()
  await act(async () => button('Disconnect Wallet A')?.click())
  wallets = wallets.slice(1).map((one, index) => ({ ...one, isCurrent: index === 0 }))
  await draw()
  expect(
    [...document.querySelectorAll<HTMLButtonElement>('.button-row button')].map((one) => one.disabled),
  ).toEqual([true, true])
})

test('a failure has the disc of errors', async () => {
  choose.mockRejectedValue(new Error('no answer'))
  await draw()
  await act(async () => rows()[1]?.click())
  await act(async () => button('Use Wallet B')?.click())
  expect(document.querySelector('[role=alert] .icon')).not.toBe(null)
})
