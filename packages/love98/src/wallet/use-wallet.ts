import { createContext, use } from 'react'
import type { Wallet } from './wallet'

export const WalletContext = createContext<Wallet | null>(null)

export function useWallet(): Wallet {
  const wallet = use(WalletContext)
  if (!wallet) throw new Error('useWallet was called without a wallet. Render it inside <WalletProviders>.')
  return wallet
}
