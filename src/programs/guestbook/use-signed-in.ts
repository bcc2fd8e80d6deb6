import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { loadedWallet, walletBoot } from '@/wallet/boot'

/** Returns a cache key of the signed-in account; empty without a wallet or a session. Does not load the code of the wallet. */
export function useSignedIn(): string {
  const phase = useStore(walletBoot, (boot) => boot.phase)
  const [visitor, setVisitor] = useState('')

  // Follows the session once the wallet is loaded.
  useEffect(() => {
    const session = phase === 'ready' ? loadedWallet()?.session : null
    if (!session) return
    const follow = () => {
      const now = session.getState()
      setVisitor(now.status === 'authenticated' ? `${now.chainId}:${now.address}` : '')
    }
    follow()
    return session.subscribe(follow)
  }, [phase])

  return visitor
}
