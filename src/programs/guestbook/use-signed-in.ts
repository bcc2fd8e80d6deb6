import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { loadedWallet, walletBoot } from '@/wallet/boot'

/** Who is signed in, as a key that changes with it; empty without a wallet or a session. Loads no code of a wallet. */
export function useSignedIn(): string {
  const phase = useStore(walletBoot, (boot) => boot.phase)
  const [visitor, setVisitor] = useState('')

  // Follows the session, once the wallet is there.
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
