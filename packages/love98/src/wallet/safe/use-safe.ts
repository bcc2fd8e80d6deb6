import { useStore } from 'zustand'
import { safe } from '@/texts/safe'

import { startConnection } from '@/wallet/connect/start-connection'
import { findChain } from '@/wallet/use-chain'
import { useWallet } from '@/wallet/use-wallet'
import { type SafeHost, safeHost } from './safe-host'

export function useSafe(): { host: SafeHost; chainName: (id: number) => string; retry: () => Promise<void> } {
  const { config, settings } = useWallet()
  return {
    host: useStore(safeHost),
    chainName: (id) => findChain(settings, id)?.name ?? safe.unknownChain(id),
    retry: () => startConnection(config, settings.safe.hosts, null),
  }
}
