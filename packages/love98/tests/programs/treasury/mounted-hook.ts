import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import { WalletContext } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'

/**
 * Draws a hook of the window inside of a connected wallet until the test ends.
 * @returns `now`: its newest result; `leave`: closes the window
 */
export async function mountHook<Result>(
  wallet: Wallet,
  use: () => Result,
): Promise<{ now: () => Result; leave: () => Promise<void> }> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const leave = () => act(async () => root.unmount())
  onTestFinished(leave)
  let result: Result | null = null
  function Probe() {
    result = use()
    return null
  }
  const inWallet = createElement(WalletContext, { value: wallet }, createElement(Probe))
  await act(async () =>
    root.render(createElement(QueryClientProvider, { client: new QueryClient() }, inWallet)),
  )
  return { now: () => result ?? expect.unreachable(), leave }
}
