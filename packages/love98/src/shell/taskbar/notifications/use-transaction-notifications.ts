import { useEffect } from 'react'
import { type EndedTransaction, endedTransactions } from '@/wallet/transactions/transaction-events'

export function useTransactionNotifications(): void {
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
