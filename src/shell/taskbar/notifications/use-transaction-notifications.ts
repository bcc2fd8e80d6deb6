import { useEffect } from 'react'
import { type EndedTransaction, endedTransactions } from '@/wallet/transactions/transaction-events'

/** Shows a balloon with the result of each transaction of this browser. */
export function useTransactionNotifications(): void {
  // The transactions are tracked outside React.
  useEffect(() => endedTransactions.subscribe(({ last }) => last && notifyEnded(last)), [])
}

/**
 * A lazy import, because most visits send nothing. If the chunk is not available, the account window still lists the
 * transaction.
 */
function notifyEnded(ended: EndedTransaction): void {
  import('./notify-transaction')
    .then(({ notifyTransaction }) => notifyTransaction(ended))
    .catch(() => undefined)
}
