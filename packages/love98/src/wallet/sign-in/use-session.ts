import { useStore } from 'zustand'
import type { SignInStatus } from '@/domain/sign-in/session'
import { useWallet } from '@/wallet/use-wallet'

/** The session of the connected account `[S4.3]`; renders again only when it changes. */
export function useSession(): SignInStatus {
  return useStore(useWallet().session)
}
