import { useEffect, useState } from 'react'
import type { Address } from '@/domain/address'
import { useWallet } from '@/wallet/use-wallet'

/**
 * The primary name (ENS) of an account, `null` while it is unknown or has none. Its code is fetched for it.
 * @param isWanted `false` waits, and fetches no code
 */
export function useAccountName(address: Address, isWanted: boolean): string | null {
  const wallet = useWallet()
  const [known, setKnown] = useState<{ address: Address; name: string | null } | null>(null)

  // Lazy import: the account and its balance do not wait for it.
  useEffect(() => {
    if (!isWanted) return
    let stop: (() => void) | null = () => {}
    import('./query-code').then(
      ({ queryCode }) => {
        if (stop) stop = queryCode.watchEnsName(wallet, address, (name) => setKnown({ address, name }))
      },
      // Without it the account has its address.
      () => undefined,
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [wallet, address, isWanted])

  return known?.address === address ? known.name : null
}
