import type { SafeContract } from '@/chain/safe/read-safe'
import { type Address, isSameAddress } from '@/domain/address'
import type { TransactionSummary } from '@/safe/gateway/transaction-shapes'
import type { Agreement } from '@/safe/proven-signers'
import { treasury } from '@/texts/treasury'

import { wordOf } from '../review/describe'

/** Progress of the proven agreements of a waiting transaction or message, by the contract's owners and threshold. */
export function signingState(
  agreements: readonly Agreement[],
  { owners, threshold }: SafeContract,
  viewer: Address | null,
): string {
  const given = agreements.length
  const isYours =
    given < threshold &&
    owners.some((owner) => isSameAddress(owner, viewer)) &&
    !agreements.some(({ owner }) => isSameAddress(owner, viewer))
  return isYours ? treasury.yoursOf(given, threshold) : treasury.signatures(given, threshold)
}

/** The same by what a gateway says, in the words of its list. */
export function saidState({ txStatus, executionInfo }: TransactionSummary, viewer: Address | null): string {
  const { confirmationsSubmitted: given, confirmationsRequired: needed, missingSigners } = executionInfo ?? {}
  const isYours = missingSigners?.some(({ value }) => isSameAddress(value, viewer))
  const areCounted = typeof given === 'number' && typeof needed === 'number'
  if (isYours) return areCounted ? treasury.yoursOf(given, needed) : treasury.needsYou
  if (areCounted && txStatus === 'AWAITING_CONFIRMATIONS') return treasury.signatures(given, needed)
  return wordOf(treasury.statuses, txStatus)
}
