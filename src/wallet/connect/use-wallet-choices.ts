import { useMemo, useState, useSyncExternalStore } from 'react'
import { useWallet } from '@/wallet/use-wallet'
import { recentWallets } from './recent-wallets'
import { type WalletChoice, walletChoices } from './wallet-choice'

/** How long an old-style wallet may take to appear after the list was opened, in ms. */
const lateInjection = 1_000

/** The wallets in their order; one that announces itself later appears without opening the list again. */
export function useWalletChoices(): readonly WalletChoice[] {
  const { config, watchConnectors, knownWallets: wallets } = useWallet()
  const [recent] = useState(recentWallets)
  const connectors = useSyncExternalStore(
    watchConnectors,
    () => config.connectors,
    () => config.connectors,
  )
  const ethereum = useSyncExternalStore(subscribeToInjection, readEthereum, () => undefined)
  return useMemo(() => {
    const announced = config._internal.mipd?.getProviders() ?? []
    // What was found in the page is read again when another `ethereum` stands there.
    return ethereum === undefined
      ? walletChoices({ connectors, announced, page: {}, recent, wallets })
      : walletChoices({ connectors, announced, page: window, recent, wallets })
  }, [connectors, config, ethereum, recent, wallets])
}

function readEthereum(): unknown {
  return 'ethereum' in window ? window.ethereum : undefined
}

/** Wallets that inject `window.ethereum` late tell so by an event, or do not tell. */
function subscribeToInjection(onChange: () => void): () => void {
  window.addEventListener('ethereum#initialized', onChange)
  const timer = setTimeout(onChange, lateInjection)
  return () => {
    window.removeEventListener('ethereum#initialized', onChange)
    clearTimeout(timer)
  }
}
