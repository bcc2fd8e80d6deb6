import { createContext, use } from 'react'
import type { Wallet } from './wallet'

export const WalletContext = createContext<Wallet | null>(null)

/** The loaded wallet: its settings, wagmi's config and a client for every configured chain. */
export function useWallet(): Wallet {
  const wallet = use(WalletContext)
  if (!wallet) throw new Error('useWallet was called without a wallet. Render it inside <WalletProviders>.')
  return wallet
}
