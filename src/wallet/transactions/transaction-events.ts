import { createStore } from 'zustand/vanilla'
import type { TransactionOutcome } from '@/domain/wallet/tracked-transaction'

/** A transaction of this browser that has ended; the shell shows a notification of it. */
export type EndedTransaction = { hash: string; description: string; outcome: TransactionOutcome }

/** The one that ended last. */
export const endedTransactions = createStore<{ last: EndedTransaction | null }>(() => ({ last: null }))

/** Publishes that a transaction ended. */
export function transactionEnded(ended: EndedTransaction): void {
  endedTransactions.setState({ last: ended })
}
