import type { transactionTexts } from '@/texts/en/wallet/account'
import type { Outcome } from './tracked-transaction'

/** How a transaction stands, in words. */
export function transactionState(
  {
    status,
    reason,
    isLate,
    isDropped,
    isProposal,
    isSpedUp,
    differs,
    unnamed,
    batchId,
  }: Outcome & { isProposal?: boolean },
  texts: typeof transactionTexts,
): string {
  if (differs) return texts.differs
  if (unnamed) return batchId === undefined ? texts.unanswered : texts.taken
  if (status === 'pending')
    return isDropped ? texts.dropped : isLate ? texts.late : isProposal ? texts.proposed : texts.pending
  if (status === 'confirmed' && isSpedUp) return texts.spedUp
  return status === 'failed' && reason ? texts[reason] : texts[status]
}
