// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { CommunityContext } from '@/desktop/use-community'
import type { Settings } from '@/domain/community/deployment-settings'
import { mainPlace } from '@/domain/market/market-chain'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { Connection } from '@/domain/wallet/connection'
import { NoSwap } from '@/programs/swap/no-swap'
import { PairSwap, swapMenus } from '@/programs/swap/wallet-window'
import { WalletContext } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { testSettings } from '../../wallet/test-settings'
import { desktopCommunity } from '../links/some-community'

const cat = `0x${'a1'.repeat(20)}` as const
const tokens = { CAT: { name: 'CAT', decimals: 18, address: cat } }
const site = 'https://exchange.example/?in={token}&out={base}'

let box: HTMLElement
let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
afterEach(async () => {
  await act(async () => root.unmount())
  box.remove()
})

/** The window of CAT-ETH in a community with this site for swaps, on a deployment with these contracts. */
async function open(
  swap: string | null,
  settings: Partial<Settings>,
  snapshot: MarketSnapshot | null = null,
) {
  const queryClient = new QueryClient()
  const wallet = {
    settings: { ...testSettings, tokens, ...settings },
    connection: createStore<Connection>(() => ({ status: 'disconnected' })),
    queryClient,
  } as unknown as Wallet
  const nothing = () => undefined
  const window = createElement(PairSwap, {
    pair: { name: 'CAT-ETH', icon: 'swap' },
    place: mainPlace,
    market: { snapshot, readAt: null, failure: null, isLate: false } as never,
    ...{ minimized: true, onChart: null, onPair: nothing, onClose: nothing },
  })
  const links = [{ label: 'Swap', url: swap, icon: 'swap', place: 'swap' as const }]
  const community = { ...desktopCommunity, links }
  await act(async () =>
    root.render(
      createElement(
        QueryClientProvider,
        { client: queryClient },
        createElement(
          CommunityContext,
          { value: community },
          createElement(WalletContext, { value: wallet }, window),
        ),
      ),
    ),
  )
}
/** The form is disabled, with the same fields and button. */
const isDisabled = () => {
  const controls = [...box.querySelectorAll<HTMLElement>('input, .button-row [data-default]')]
  expect(controls).toHaveLength(3)
  return controls.every((control) => control.closest('[disabled]') !== null)
}
const links = () => [...box.querySelectorAll('a')].map(({ href }) => href)
const withoutRouter = { exchange: { ...testSettings.exchange, router: null } }

test('without a router the window offers no swap, and leads to the site of the community', async () => {
  await open(site, withoutRouter)
  expect(box.textContent).toContain('Swaps of CAT-ETH are not configured here.')
  expect(links()).toEqual([`https://exchange.example/?in=ETH&out=${cat}`])
  expect(isDisabled()).toBe(true)
})

test('without a router and a site the window says that swaps are not configured', async () => {
  await open(null, withoutRouter)
  expect(box.textContent).toContain('Swaps of CAT-ETH are not configured here.')
  expect(links()).toEqual([])
})

test('a token without an address has no swap and no link to one', async () => {
  await open(site, { tokens: { CAT: { ...tokens.CAT, address: null } } })
  expect(box.textContent).toContain('Swaps of CAT-ETH are not configured here.')
  expect(links()).toEqual([])
})

test('a pair without a pool shows a message and a link to the site of the community', async () => {
  await open(site, {}, { pairs: [] } as unknown as MarketSnapshot)
  expect(box.textContent).toContain('There is no pool for CAT-ETH.')
  expect(links()).toHaveLength(1)
  expect(isDisabled()).toBe(true)
})

test('the form appears with a router before the price is read', async () => {
  await open(site, {})
  expect(isDisabled()).toBe(false)
})

test('without a pair of that name the form is disabled, and the menu offers the other pairs', async () => {
  await act(async () => root.render(createElement(NoSwap, { text: 'There is no such pair.', swapped: null })))
  expect(isDisabled()).toBe(true)
  expect(box.querySelector('[role=status]')?.textContent).toBe('There is no such pair.')
  const onPair = vi.fn()
  const [swapMenu, pairMenu] = swapMenus({
    ...{ pair: 'CAT-NONE', pairs: ['CAT-ETH'], onReverse: null, onOptions: null, onChart: null },
    ...{ onPair, onClose: () => undefined },
  })
  const rows = (swapMenu?.items ?? []).flatMap((item) => (item.kind === 'action' ? [item] : []))
  expect(rows.map(({ id, disabled = false }) => [id, disabled])).toEqual([
    ['reverse', true],
    ['options', true],
    ['close', false],
  ])
  const [row] = pairMenu?.items ?? []
  if (row?.kind === 'action') row.onSelect()
  expect(onPair).toHaveBeenCalledWith('CAT-ETH')
})
