import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { loadedWallet, loadWallet } from './boot'
import { WalletContext } from './use-wallet'
import type { Wallet } from './wallet'

type WalletProvidersProps = {
  /** Shown while the wallet loads. @default nothing */
  pending?: ReactNode
  /** Shown when it cannot be loaded; without it the error goes to the nearest error boundary. */
  failed?: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

/**
 * Loads the wallet when it is not there yet, and hands it to a window or a dialog. Many may stand beside each other:
 * they share one wallet. wagmi's own provider and hooks are left out on purpose: they weigh, and every time the provider
 * is drawn without `reconnectOnMount` it forgets the connections.
 */
export function WalletProviders({ pending = null, failed, children }: WalletProvidersProps) {
  const [attempt, setAttempt] = useState(0)
  const outcome = useLoadedWallet(attempt)

  if (outcome === null) return pending
  if (!('wallet' in outcome)) {
    if (!failed) throw outcome.error
    return failed(outcome.error, () => setAttempt((count) => count + 1))
  }
  const { wallet } = outcome
  return (
    <QueryClientProvider client={wallet.queryClient}>
      <WalletContext value={wallet}>{children}</WalletContext>
    </QueryClientProvider>
  )
}

type Outcome = { wallet: Wallet } | { error: unknown }

function useLoadedWallet(attempt: number): Outcome | null {
  const [result, setResult] = useState<{ attempt: number; outcome: Outcome } | null>(null)
  // Drawn on the server without a wallet: a page that comes to life when it is there already begins like that too.
  const wallet = useSyncExternalStore(neverChanges, loadedWallet, () => null)

  // The wallet's code comes over the network; every attempt asks once.
  useEffect(() => {
    let isCurrent = true
    const tell = (outcome: Outcome) => {
      if (isCurrent) setResult({ attempt, outcome })
    }
    loadWallet().then(
      (wallet) => tell({ wallet }),
      (error: unknown) => tell({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])

  if (result?.attempt === attempt) return result.outcome
  return wallet && { wallet }
}

/** That it came is told by `loadWallet`. */
function neverChanges() {
  return () => undefined
}
