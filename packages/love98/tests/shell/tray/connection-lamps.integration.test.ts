// @vitest-environment happy-dom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Connection } from '@/domain/wallet/connection'
import { ConnectionLamps } from '@/shell/taskbar/tray/live-tray'
import { dialogIntent, requestDialog, walletBoot } from '@/wallet/boot'
import { waitOptions } from '../../support/event-loop'

const wallet = {
  connection: createStore<Connection>(() => ({ status: 'disconnected' })),
  settings: { chains: [{ id: 1, name: 'Ethereum' }] },
}

vi.mock('@/wallet/boot', async (original) => ({
  ...(await original<object>()),
  loadedWallet: () => wallet,
  loadWallet: async () => wallet,
}))

const connected = (chainId: number): Connection => ({
  status: 'connected',
  address: `0x${'1'.repeat(40)}`,
  chainId,
  supported: chainId === 1,
  agreed: true,
})

afterEach(() => requestDialog(null))

test.each([
  ['connect', 'No wallet is connected', { status: 'disconnected' }],
  ['account', 'A wallet is connected to Ethereum', connected(1)],
  ['chain', 'A wallet is on an unsupported network', connected(5)],
] as const)('the lamps open the dialog `%s` with the tip "%s"', async (dialog, tip, now) => {
  wallet.connection.setState(now, true)
  walletBoot.setState({ phase: 'ready' })
  const root = createRoot(document.body)
  flushSync(() => root.render(createElement(ConnectionLamps)))
  const lamps = document.querySelector('button')
  expect(lamps?.dataset.tip).toBe(tip)
  expect(lamps?.getAttribute('aria-label')).toBe(tip)
  lamps?.click()
  await vi.waitFor(() => expect(dialogIntent.getState().asked).toBe(dialog), waitOptions)
  root.unmount()
})
