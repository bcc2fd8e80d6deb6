import type { TransactionOutcome } from '@/domain/wallet/tracked-transaction'
import type { Wallet } from '@/wallet/wallet'
import { transactionsOf } from './shared-transaction-store'
import { endedTransactions } from './transaction-events'
import type { Account } from './transaction-store'

/**
 * Waits for the end of a tracked transaction, which `follow-transactions.ts` watches: its outcome, that it is
 * late, or that the visitor removed it. Rejects when the signal is aborted.
 */
export function awaitOutcome(
  wallet: Wallet,
  account: Account,
  { hash, signal }: { hash: string; signal: AbortSignal },
): Promise<TransactionOutcome> {
  const store = transactionsOf(wallet)
  const stops: (() => void)[] = []
  const settled = new Promise<TransactionOutcome>((resolve, reject) => {
    // A browser whose storage is full keeps no list.
    let isKept = false
    const checkOutcome = () => {
      const own = store.transactionsOf(account).find((one) => one.hash === hash || one.sentAs === hash)
      if (own && (own.status !== 'pending' || own.isLate)) resolve(own)
      if (!own && isKept) resolve({ status: 'pending', isRemoved: true })
      isKept = own !== undefined
    }
    const abort = () => reject(signal.reason)
    stops.push(
      // A transaction that replaced this one has another hash in the store.
      endedTransactions.subscribe(({ last }) => {
        if (last?.hash === hash) resolve(last.outcome)
      }),
      store.changes.subscribe(checkOutcome),
      () => signal.removeEventListener('abort', abort),
    )
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    checkOutcome()
  })
  return settled.finally(() => {
    for (const stop of stops) stop()
  })
}
