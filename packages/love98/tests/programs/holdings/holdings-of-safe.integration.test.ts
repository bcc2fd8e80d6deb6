// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createDesktopStore } from '@/desktop/desktop-store'
import { CommunityContext } from '@/desktop/use-community'
import { DesktopContext } from '@/desktop/use-desktop'
import type { Connection } from '@/domain/wallet/connection'
import { emptyDesktop } from '@/domain/windows/windows'
import Holdings from '@/programs/holdings/wallet-window'
import { WalletContext } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import { testSettings } from '../../wallet/test-settings'
import { desktopCommunity } from '../links/some-community'

let chains: DemoChains
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())

// Proves S10.7
test('My Tokens lists the holdings of a connected Safe, sorted by worth, and says with the disc of errors that the browser is offline', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const { deployment, client } = chains
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0 } } })
  const connection = createStore<Connection>(() => ({
    ...{ status: 'connected', chainId: 31_337, supported: true, agreed: true },
    address: deployment.safe.address,
  }))
  const wallet = {
    settings: { ...testSettings, tokens: deployment.tokens, exchange: deployment.exchange },
    ...{ connection, queryClient, client: () => client },
  } as unknown as Wallet
  const nothing = () => undefined
  const window = createElement(Holdings, {
    ...{
      windowId: 'w',
      argument: null,
      minimized: false,
      active: true,
      setArgument: nothing,
      setTitle: nothing,
    },
    ...{ close: nothing, guardClose: () => nothing, askForAttention: nothing },
  })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () =>
    root.render(
      createElement(
        QueryClientProvider,
        { client: queryClient },
        createElement(
          CommunityContext,
          { value: desktopCommunity },
          createElement(
            DesktopContext,
            { value: createDesktopStore(emptyDesktop) },
            createElement(WalletContext, { value: wallet }, window),
          ),
        ),
      ),
    ),
  )
  const rows = () =>
    [...box.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].slice(0, 2).map(({ textContent }) => textContent),
    )
  await vi.waitFor(async () => {
    await act(async () => undefined)
    const held = rows()
    expect(held).toContainEqual(['CAT', '1.6m'])
    // The community's token is first. The others are sorted by worth, and amounts and prices arrive separately.
    const others = Object.keys(deployment.tokens).filter((symbol) => symbol !== 'CAT')
    expect(held.map(([symbol]) => symbol)).toEqual(['CAT', 'ETH', ...others])
  }, waitOptions)
  const problem = () => box.querySelector('.status-bar [role=alert]')
  expect(problem()).toBe(null)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => globalThis.dispatchEvent(new Event('offline')))
  expect(problem()?.textContent).toContain('You are offline.')
  expect(problem()?.querySelectorAll('.icon')).toHaveLength(1)
})
