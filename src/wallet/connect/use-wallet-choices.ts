import { useMemo, useState, useSyncExternalStore } from 'react'
import { useWallet } from '@/wallet/use-wallet'
import { recentWallets } from './recent-wallets'
import { type WalletChoice, walletChoices } from './wallet-choice'

/** Milliseconds until the list looks once more for a wallet that injects `window.ethereum` late. */
const lateInjection = 1_000

/** The rows of the connect dialog; wallets that announce themselves later (EIP-6963) are added while it is open. */
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
    // The page's globals are read again when `window.ethereum` is another object.
    return ethereum === undefined
      ? walletChoices({ connectors, announced, page: {}, recent, wallets })
      : walletChoices({ connectors, announced, page: window, recent, wallets })
  }, [connectors, config, ethereum, recent, wallets])
}

function readEthereum(): unknown {
  return 'ethereum' in window ? window.ethereum : undefined
}

/** Some wallets that inject `window.ethereum` late dispatch an event, others do not: hence the timer. */
function subscribeToInjection(onChange: () => void): () => void {
  window.addEventListener('ethereum#initialized', onChange)
  const timer = setTimeout(onChange, lateInjection)
  return () => {
    window.removeEventListener('ethereum#initialized', onChange)
    clearTimeout(timer)
  }
}
