import { isSameAddress } from '@/domain/address'
import type { SafeId } from './gateway/gateway-queries'
import type { TransactionDetails } from './gateway/transaction-shapes'
import { findRiskFlags, type RiskFlag } from './risk-flags'
import { type SafeTransaction, safeTransactionHash, toSafeTransaction } from './safe-transaction'
import { descriptionMatchesCalldata } from './verify-description'
import { signsWithoutChain } from './version'

/** The result of checking a transaction before it is signed; only a `ready` one can be signed. */
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
 * Checks the details of a transaction: the safeTxHash is computed from the displayed fields, so a gateway that displays one
 * transaction and requests a signature for another one is detected.
 * @param version of the Safe's contract, null when it is unknown
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
