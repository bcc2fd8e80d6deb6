import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { loadedWallet, loadWallet } from './boot'
import { WalletContext } from './use-wallet'
import type { Wallet } from './wallet'

type WalletProvidersProps = {
  /** Shown while the wallet loads. @default nothing */
  pending?: ReactNode
  /** Shown if the wallet cannot be loaded. Without it the error reaches the nearest error boundary. */
  failed?: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

/**
 * Loads the wallet if necessary and provides it to a window or a dialog. All instances share one wallet.
 * wagmi's own provider and hooks are left out on purpose: they add weight, and `WagmiProvider` without
 * `reconnectOnMount` clears the connections at every mount.
 */
export function WalletProviders({ pending = null, failed, children }: WalletProvidersProps) {
  const [attempt, setAttempt] = useState(0)
  const outcome = useLoadedWallet(attempt)

  if (outcome === null) return pending
  if (!('wallet' in outcome)) {
    if (!failed) throw outcome.error
    return failed(outcome.error, () => setAttempt((count) => count + 1))
  }
  return <WalletContext value={outcome.wallet}>{children}</WalletContext>
}

type WalletLoadResult = { wallet: Wallet } | { error: unknown }

function useLoadedWallet(attempt: number): WalletLoadResult | null {
  const [result, setResult] = useState<{ attempt: number; outcome: WalletLoadResult } | null>(null)
  // The server snapshot is null, so hydration matches even when the wallet is loaded already.
  const wallet = useSyncExternalStore(neverChanges, loadedWallet, () => null)

  useEffect(() => {
    let isCurrent = true
    const settle = (outcome: WalletLoadResult) => {
      if (isCurrent) setResult({ attempt, outcome })
    }
    loadWallet().then(
      (wallet) => settle({ wallet }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])

  if (result?.attempt === attempt) return result.outcome
  return wallet && { wallet }
}

/** `useSyncExternalStore` needs it; the loaded wallet arrives by the effect above. */
function neverChanges() {
  return () => undefined
}
