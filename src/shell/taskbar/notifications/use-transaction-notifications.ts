import { useEffect } from 'react'
import { type EndedTransaction, endedTransactions } from '@/wallet/transactions/transaction-events'

/** Shows a balloon with the result of each transaction of this browser. */
export function useTransactionNotifications(): void {
  // The transactions are tracked outside React.
  useEffect(() => endedTransactions.subscribe(({ last }) => last && tell(last)), [])
}

/**
 * A lazy import, because most visits send nothing. If the chunk is not available, the account window still lists the
 * transaction.
 */
function tell(ended: EndedTransaction): void {
  import('./tell-transaction').then(({ tellTransaction }) => tellTransaction(ended)).catch(() => undefined)
}
