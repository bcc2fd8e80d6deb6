import { createStore } from 'zustand/vanilla'
import type { TransactionOutcome } from '@/domain/wallet/tracked-transaction'

export type EndedTransaction = { hash: string; description: string; outcome: TransactionOutcome }

export const endedTransactions = createStore<{ last: EndedTransaction | null }>(() => ({ last: null }))

export function transactionEnded(ended: EndedTransaction): void {
  endedTransactions.setState({ last: ended })
}
