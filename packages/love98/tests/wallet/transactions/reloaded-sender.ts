import { vi } from 'vitest'
import type { DemoChains } from '../../support/demo-chains'
import type { SendingProvider } from './sending-provider'

/**
 * The page after a reload, or in another tab: its code is loaded again, and only what the browser stored is kept.
 * @param prepare prepares the wallet before the page sees its stored transactions
 */
export async function reloadedSender(
  chains: DemoChains,
  prepare: (provider: SendingProvider) => void = () => undefined,
) {
  const stored = { ...localStorage }
  vi.resetModules()
  const { connectedSender, trackedBy } = await import('./test-sender')
  const sender = await connectedSender(chains)
  prepare(sender.provider)
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  const { sendTransaction } = await import('@/wallet/transactions/send-transaction')
  const { sendCalls } = await import('@/wallet/transactions/send-calls')
  return { ...sender, trackedBy, sendTransaction, sendCalls }
}
