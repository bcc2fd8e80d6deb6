import { useStore } from 'zustand'
import type { Connection } from '@/domain/wallet/connection'
import { useWallet } from './use-wallet'

/** The connection `[S4.1]`; renders again only when it changes. */
export function useConnectionState(): Connection {
  return useStore(useWallet().connection)
}
