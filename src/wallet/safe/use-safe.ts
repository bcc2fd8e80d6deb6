import { useStore } from 'zustand'
import { safeTexts } from '@/texts/en/wallet/safe'
import { useTexts } from '@/texts/use-texts'
import { retryHost } from '@/wallet/connect/start-connection'
import { useWallet } from '@/wallet/use-wallet'
import { type SafeHost, safeHost } from './safe-host'

/** The Safe that hosts the page, the name of a chain, and a retry of the connection. */
export function useSafe(): { host: SafeHost; chainName: (id: number) => string; retry: () => Promise<void> } {
  const texts = useTexts(safeTexts)
  const { config, settings } = useWallet()
  return {
    host: useStore(safeHost),
    chainName: (id) => settings.chains.find((chain) => chain.id === id)?.name ?? texts.unknownChain(id),
    retry: () => retryHost(config, settings.safe.hosts),
  }
}
