import type { SafeContract } from '@/chain/safe/read-safe'
import { type Address, isSameAddress } from '@/domain/address'
import type { TransactionSummary } from '@/safe/gateway/transaction-shapes'
import type { ProvenSigners } from '@/safe/proven-signers'
import type { treasuryTexts } from '@/texts/en/programs/treasury'
import { wordOf } from '../review/describe'

/**
 * How far the signatures of a waiting transaction or message have come, by the contract's owners and threshold and by the
 * signatures themselves; null where they do not tell: one of a contract, or an approval on the chain, among them.
 */
export function signingState(
  { signers, isWhole }: ProvenSigners,
  { owners, threshold }: SafeContract,
  viewer: Address | null,
  texts: typeof treasuryTexts,
): string | null {
  if (!isWhole) return null
  const given = signers.length
  const isYours =
    given < threshold &&
    owners.some((owner) => isSameAddress(owner, viewer)) &&
    !signers.some((signer) => isSameAddress(signer, viewer))
  return isYours ? texts.yoursOf(given, threshold) : texts.signatures(given, threshold)
}

/** The same by what a gateway says, in the words of its list. */
export function saidState(
  { txStatus, executionInfo }: TransactionSummary,
  viewer: Address | null,
  texts: typeof treasuryTexts,
): string {
  const { confirmationsSubmitted: given, confirmationsRequired: needed, missingSigners } = executionInfo ?? {}
  const isYours = missingSigners?.some(({ value }) => isSameAddress(value, viewer))
  const areCounted = typeof given === 'number' && typeof needed === 'number'
  if (isYours) return areCounted ? texts.yoursOf(given, needed) : texts.needsYou
  if (areCounted && txStatus === 'AWAITING_CONFIRMATIONS') return texts.signatures(given, needed)
  return wordOf(texts.statuses, txStatus)
}
