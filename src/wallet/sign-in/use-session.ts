import { useStore } from 'zustand'
import type { SignInStatus } from '@/domain/sign-in/sign-in'
import { useWallet } from '@/wallet/use-wallet'

/** Whether the connected account is signed in `[S4.3]`; the component renders again only when that changes. */
export function useSession(): SignInStatus {
  return useStore(useWallet().session)
}
