import { useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react'
import { useWallet } from '@/wallet/use-wallet'
import { recentWallets } from './recent-wallets'
import type { WalletChoice } from './wallet-choice'

/** The delay before the list is built again for a wallet that injects `window.ethereum` late, ms. */
const lateInjection = 1_000

/** The rows of the connect dialog; wallets that announce themselves later (EIP-6963) are added while it is open. */
export function useWalletChoices(): readonly WalletChoice[] {
  const { config, watchConnectors, choices } = useWallet()
  const [recent] = useState(recentWallets)
  const [refreshes, refresh] = useReducer((count: number) => count + 1, 0)
  const connectors = useSyncExternalStore(
    watchConnectors,
    () => config.connectors,
    () => config.connectors,
  )

  // Some wallets that inject `window.ethereum` late dispatch an event, others do not: hence the timer.
  useEffect(() => {
    window.addEventListener('ethereum#initialized', refresh)
    const timer = setTimeout(refresh, lateInjection)
    return () => {
      window.removeEventListener('ethereum#initialized', refresh)
      clearTimeout(timer)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the globals of the page are read again at each look
  return useMemo(() => choices(recent), [choices, connectors, refreshes, recent])
}
