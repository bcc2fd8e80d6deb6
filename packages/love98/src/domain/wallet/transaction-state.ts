import { transactions } from '@/texts/transactions'

import type { TransactionOutcome } from './tracked-transaction'

export function transactionState({
  status,
  reason,
  isLate,
  isDropped,
  isProposal,
  isSpedUp,
  differs,
  unnamed,
  batchId,
}: TransactionOutcome & { isProposal?: boolean }): string {
  if (differs) return transactions.differs
  if (unnamed) return batchId === undefined ? transactions.unanswered : transactions.taken
  if (status === 'pending')
    return isDropped
      ? transactions.dropped
      : isLate
        ? transactions.late
        : isProposal
          ? transactions.proposed
          : transactions.pending
  if (status === 'confirmed' && isSpedUp) return transactions.spedUp
  return status === 'failed' && reason ? transactions[reason] : transactions[status]
}
