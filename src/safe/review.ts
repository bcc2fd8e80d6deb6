import { isSameAddress } from '@/domain/address'
import type { SafeId } from './gateway/gateway-queries'
import type { TransactionDetails } from './gateway/transaction-shapes'
import { findRiskFlags, type RiskFlag } from './risk-flags'
import { type SafeTransaction, safeTransactionHash, toSafeTransaction } from './safe-transaction'
import { descriptionMatchesCalldata } from './verify-description'
import { signsWithoutChain } from './version'

/** What is known of a transaction before anybody signs it; only a `ready` one can be signed. */
export type Review =
  | {
      kind: 'ready'
      transaction: SafeTransaction
      /** Computed here, of what is shown. */
      safeTxHash: `0x${string}`
      riskFlags: readonly RiskFlag[]
    }
  | { kind: 'tampered'; claimed: string; computed: string }
  | { kind: 'incomplete' }
  /** Safes before version 1.3.0 sign without their chain, which this page does not. */
  | { kind: 'old' }

/**
 * Looks at what a gateway tells of a transaction: its hash is computed anew from the parts that are shown. A gateway that
 * shows one thing and has another one signed is found out here.
 * @param version of the Safe's contract, null where nobody tells
 */
export function reviewTransaction(
  safe: SafeId,
  details: TransactionDetails,
  version: string | null = null,
): Review {
  if (signsWithoutChain(version)) return { kind: 'old' }
  const transaction = toSafeTransaction(details)
  const info = details.detailedExecutionInfo
  if (!transaction || info?.type !== 'MULTISIG') return { kind: 'incomplete' }
  const safeTxHash = safeTransactionHash(safe, transaction)
  const isOurs = isSameAddress(details.safeAddress, safe.address)
  if (!isOurs || info.safeTxHash.toLowerCase() !== safeTxHash)
    return { kind: 'tampered', claimed: info.safeTxHash, computed: safeTxHash }
  const riskFlags = findRiskFlags(safe, transaction)
  const isTrue = descriptionMatchesCalldata(details, transaction, safe.address)
  return {
    kind: 'ready',
    transaction,
    safeTxHash,
    riskFlags: isTrue ? riskFlags : [...riskFlags, 'misdescribed'],
  }
}
