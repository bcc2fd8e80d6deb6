// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useWallet } from './use-wallet'
import type { Wallet } from './wallet'
import { WalletProviders } from './wallet-providers'

const boot = vi.hoisted(() => ({ wallet: null as unknown }))
vi.mock('./boot', () => ({
  loadedWallet: () => boot.wallet,
  loadWallet: () => new Promise(() => undefined),
}))

const wallet = { name: 'there' } as unknown as Wallet

function Name() {
  return <p>{Reflect.get(useWallet(), 'name')}</p>
}

// Proves S6.1
test("a window hydrated after the wallet loaded matches the server's HTML first, then shows the wallet", async () => {
  const part = (
    <WalletProviders pending={<i>loading</i>}>
      <Name />
    </WalletProviders>
  )
  const page = document.createElement('div')
  page.innerHTML = renderToString(part)
  expect(page.innerHTML).toBe('<i>loading</i>')
  boot.wallet = wallet
  const mismatches: unknown[] = []
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const root = await act(async () =>
    hydrateRoot(page, part, { onRecoverableError: (error) => mismatches.push(error) }),
  )
  expect(mismatches).toEqual([])
  expect(page.innerHTML).toBe('<p>there</p>')
  await act(async () => root.unmount())
})
