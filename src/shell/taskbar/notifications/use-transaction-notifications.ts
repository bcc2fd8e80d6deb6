import { useEffect } from 'react'
import { type EndedTransaction, endedTransactions } from '@/wallet/transactions/transaction-events'

/** Tells in a balloon how a transaction of this browser ended, whatever the visitor is doing then. */
export function useTransactionNotifications(): void {
  // The chain is followed outside of React.
  useEffect(() => endedTransactions.subscribe(({ last }) => last && tell(last)), [])
}

/** Lazy import: most visits send nothing. The list of the account window has it where the chunk is not available. */
function tell(ended: EndedTransaction): void {
  import('./tell-transaction').then(({ tellTransaction }) => tellTransaction(ended)).catch(() => undefined)
}
