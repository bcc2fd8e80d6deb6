import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { type Address, createClient, custom } from 'viem'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { CommunityContext } from '@/desktop/use-community'
import Send from '@/programs/send/wallet-window'
import { readRecipientHistory } from '@/server/recipients/recipient-history'
import { WalletContext } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { waitOptions } from '../../support/event-loop'
import type { SendingProvider } from '../../wallet/transactions/sending-provider'
import { connectedSender } from '../../wallet/transactions/test-sender'
import { desktopCommunity } from '../links/some-community'

export type SendWindow = { wallet: Wallet; provider: SendingProvider; close: () => Promise<void> }

/** The demo chains of the file. */
export let chains: DemoChains
let opened: SendWindow | null = null

/** Starts the demo chains for a file of tests, and closes its windows. */
export function withSendWindows(): void {
  beforeAll(async () => {
    chains = await startChains()
  })
  afterAll(() => chains?.stop())
  afterEach(closeSend)
}

/** Closes the window that is open. */
export async function closeSend(): Promise<void> {
  await opened?.close()
  opened = null
}

let box: HTMLElement
const realFetch = globalThis.fetch

type Node = { request: (asked: { method: string; params?: unknown }) => Promise<unknown> }

/**
 * Send in a page without layout, over a connected wallet and the demo chain.
 * @param argument what another window asks for
 * @param node what the page asks in place of the demo chain
 * @param tokens of the community's file
 */
export async function openSend(
  argument: string | null = null,
  node?: Node,
  tokens: DemoChains['deployment']['tokens'] = chains.deployment.tokens,
): Promise<SendWindow> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const { wallet: connected, provider } = await connectedSender(chains)
  const { deployment } = chains
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0 } } })
  const wallet: Wallet = {
    ...connected,
    ...(node && {
      client: () =>
        createClient({ chain: chains.client.chain, transport: custom(node, { retryCount: 0 }) }) as never,
    }),
    settings: {
      ...connected.settings,
      tokens,
      chains: connected.settings.chains.map((chain) => ({
        ...chain,
        multicall3: deployment.multicall3,
        universalResolver: deployment.universalResolver,
      })),
    },
  }
  const configured = Object.values(tokens).flatMap((token) => token.address ?? [])
  // The answer of the page's own server, from the chain itself.
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(address, window.location.href)
    if (!pathname.startsWith('/api/recipients/')) return realFetch(address, init)
    const account = searchParams.get('account') as Address
    return Response.json(await readRecipientHistory(chains.client, account, configured))
  })
  box = document.body.appendChild(document.createElement('div'))
  const root: Root = createRoot(box)
  const props = {
    ...{ windowId: 'w', argument, minimized: false, active: true, setArgument: vi.fn(), setTitle: vi.fn() },
    ...{ close: () => undefined, guardClose: () => () => undefined, askForAttention: () => undefined },
  }
  await act(async () =>
    root.render(
      createElement(
        QueryClientProvider,
        { client: queryClient },
        createElement(
          CommunityContext,
          { value: desktopCommunity },
          createElement(WalletContext, { value: wallet }, createElement(Send, props)),
        ),
      ),
    ),
  )
  const close = async () => {
    await act(async () => root.unmount())
    box.remove()
    vi.unstubAllGlobals()
  }
  opened = { wallet, provider, close }
  return opened
}

export const button = (name: string) =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)

export const showsText = (words: string) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    expect(box.textContent).toContain(words)
  }, waitOptions)

export const isEnabled = (name: string) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    expect(button(name)?.disabled).toBe(false)
  }, waitOptions)

export async function press(name: string): Promise<void> {
  await isEnabled(name)
  await act(async () => button(name)?.click())
}

/** The value beside a label of the review or the receipt. */
export const valueOfLabel = (label: string) =>
  [...box.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent
