import type { Wallet } from '@/wallet/wallet'
import { followTransactions } from './follow-transactions'
import { type TransactionStore, transactionStore } from './transaction-store'

const stores = new WeakMap<Wallet, TransactionStore>()

/** The transactions of this browser, one store for the whole page; asking for it begins to wait for the pending ones. */
export function transactionsOf(wallet: Wallet): TransactionStore {
  const known = stores.get(wallet)
  if (known) return known
  const store = transactionStore()
  stores.set(wallet, store)
  followTransactions(store, wallet.connection, wallet)
  return store
}
