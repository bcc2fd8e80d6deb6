import { useStore } from 'zustand'
import type { Connection } from '@/domain/wallet/connection'
import { useWallet } from './use-wallet'

/** How the visitor's wallet stands `[S4.1]`; the component renders again only when that changes. */
export function useConnectionState(): Connection {
  return useStore(useWallet().connection)
}
