import { onlyPending, type TrackedTransaction } from '@/domain/wallet/tracked-transaction'
import type { Wallet } from '@/wallet/wallet'
import type { Account } from './transaction-store'
import { type TransactionStore, transactionStore } from './transaction-store'

const stores = new WeakMap<Wallet, TransactionStore>()

export function transactionsOf(wallet: Wallet): TransactionStore {
  const known = stores.get(wallet)
  if (known) return known
  const store = transactionStore()
  stores.set(wallet, store)
  followTransactions(store, wallet)
  return store
}

/**
 * Watches the pending transactions of the connected account, also those of earlier visits, each once. Lazy
 * import of the watcher.
 */
function followTransactions(store: TransactionStore, wallet: Wallet): void {
  const { connection } = wallet
  const waiting = new Set<string>()

  function follow() {
    const now = connection.getState()
    if (now.status !== 'connected' || !now.supported) return
    const account = { address: now.address, chainId: now.chainId }
    for (const one of onlyPending(store.transactionsOf(account))) if (!one.isLate) void wait(account, one)
  }

  async function wait(account: Account, transaction: TrackedTransaction) {
    const key = `${account.chainId} ${transaction.hash}`
    if (waiting.has(key)) return
    waiting.add(key)
    try {
      const { trackUntilFinal } = await import('./track-until-final')
      await trackUntilFinal(store, account, transaction, wallet)
    } catch {
      // The chunk could not be loaded: the next change tries again.
    } finally {
      waiting.delete(key)
    }
  }

  connection.subscribe(follow)
  store.changes.subscribe(follow)
  follow()
}
