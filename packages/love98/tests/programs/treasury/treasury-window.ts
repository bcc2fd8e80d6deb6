import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Settings } from '@/domain/community/deployment-settings'
import type { Connection } from '@/domain/wallet/connection'
import Treasury from '@/programs/treasury/wallet-window'
import { WalletContext } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { owner, safe, transactionRow } from '../../safe/gateway-shapes'
import { waitOptions } from '../../support/event-loop'
import { testSettings } from '../../wallet/test-settings'

export const origin = 'https://gateway.example'
export const state = {
  address: { value: safe },
  chainId: '31337',
  nonce: 0,
  threshold: 2,
  owners: [{ value: owner }, { value: safe }],
  txQueuedTag: '1',
  txHistoryTag: '1',
}
type Answer = (url: URL) => unknown
/** The gateway's responses, by the end of the path. Tests add their own to the default ones. */
export let answers: Record<string, Answer>
export let requestedPaths: string[]
export let box: HTMLElement
let root: Root
/** Kept for requests to the nodes of the demo chains. */
const realFetch = globalThis.fetch
let client: unknown = null
/** Sets the node's client of the next window. Without a client, the chain is not configured. */
export const setClient = (next: unknown) => {
  client = next
}

/** The connected wallet of the next window; without one nothing can be signed. */
let config: unknown
export const setConfig = (next: Wallet['config']) => {
  config = next
}

/** The community's tokens in the next window. */
let tokens: Settings['tokens'] = {}
export const setTokens = (next: Settings['tokens']) => {
  tokens = next
}

beforeEach(() => {
  client = null
  config = undefined
  tokens = {}
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  // The test DOM has no layout, so every element gets the size of a window.
  for (const size of ['offsetHeight', 'offsetWidth', 'clientHeight'])
    vi.spyOn(HTMLElement.prototype, size as 'offsetHeight', 'get').mockReturnValue(400)
  requestedPaths = []
  answers = {
    [`/safes/${safe}`]: () => state,
    '/supported-fiat-codes': () => ['USD', 'EUR'],
    '/balances/usd': () => ({
      fiatTotal: '3000',
      items: [
        {
          tokenInfo: { type: 'ERC20', address: owner, decimals: 6, symbol: '<b>USDC</b>', name: 'x' },
          balance: '1500000',
          fiatBalance: '1.5',
        },
      ],
    }),
  }
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.startsWith('http://127.0.0.1:')) return realFetch(address, init)
    const url = new URL(address, 'http://localhost')
    requestedPaths.push(url.pathname + url.search)
    const answer = Object.entries(answers).find(([end]) => url.pathname.endsWith(end))?.[1]
    const body = await answer?.(url)
    return body instanceof Response
      ? body
      : Response.json(body ?? { statusCode: 404 }, { status: answer ? 200 : 404 })
  })
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})
export const close = () => act(async () => root.unmount())
afterEach(async () => {
  await close()
  box.remove()
  vi.unstubAllGlobals()
})

export async function open(
  argument: string | null = `31337:${safe}`,
  connection: Connection = { status: 'disconnected' },
) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0 } } })
  const wallet = {
    settings: {
      ...{ ...testSettings, tokens, exchange: { ...testSettings.exchange, chainId: 31_337 } },
      chains: client
        ? testSettings.chains.map((chain) => ({ ...chain, universalResolver: owner }))
        : testSettings.chains.filter(({ id }) => id !== 31_337),
      safe: { ...testSettings.safe, gatewayOrigin: origin },
    },
    connection: createStore<Connection>(() => connection),
    config,
    client: () => client ?? expect.unreachable('no node'),
  } as unknown as Wallet
  const props = {
    windowId: 'w',
    argument,
    minimized: false,
    active: true,
    setArgument: vi.fn(),
    setTitle: vi.fn(),
    close: () => undefined,
    guardClose: () => () => undefined,
    askForAttention: () => undefined,
  }
  await act(async () =>
    root.render(
      createElement(
        QueryClientProvider,
        { client: queryClient },
        createElement(WalletContext, { value: wallet }, createElement(Treasury, props)),
      ),
    ),
  )
  return { queryClient, props }
}

/** Waits for the condition with a generous timeout, and applies React's updates between the attempts. */
export const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  }, waitOptions)
export const showsText = (text: string | RegExp) => eventually(() => expect(box.textContent).toMatch(text))
export const tab = (name: string) =>
  act(async () => {
    for (const button of box.querySelectorAll<HTMLElement>('[role=tab]'))
      if (button.textContent === name) button.click()
  })
export const waiting = (id: string, nonce: number, note: string | null = null) =>
  transactionRow({
    id,
    note,
    txStatus: 'AWAITING_CONFIRMATIONS',
    executionInfo: { type: 'MULTISIG', nonce, confirmationsSubmitted: 1, confirmationsRequired: 2 },
  })

export const connected: Connection = {
  status: 'connected',
  address: owner,
  chainId: 31_337,
  supported: true,
  agreed: true,
}
/** Returns the names of the buttons in the details. Those in groups, which copy a hash, are left out. */
export const buttons = () =>
  [...box.querySelectorAll('[data-details] button')]
    .filter((button) => !button.closest('fieldset'))
    .map((button) => button.textContent)
export const button = (name: string) =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)
