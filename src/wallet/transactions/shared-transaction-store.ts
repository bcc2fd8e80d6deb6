import type { Wallet } from '@/wallet/wallet'
import { followTransactions } from './follow-transactions'
import { type TransactionStore, transactionStore } from './transaction-store'

const stores = new WeakMap<Wallet, TransactionStore>()

/** The page's one transaction store; the first call begins to watch the pending transactions. */
export function transactionsOf(wallet: Wallet): TransactionStore {
  const known = stores.get(wallet)
  if (known) return known
  const store = transactionStore()
  stores.set(wallet, store)
  followTransactions(store, wallet)
  return store
}
