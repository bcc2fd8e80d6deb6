import { isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { describeTransaction, gravityOf, type SafeContext } from './decode/describe-transaction'
import type { DescribedCall } from './decode/described-call'
import type { Gravity } from './decode/gravity'
import type { RiskFlag } from './decode/risks'
import type { SafeId } from './gateway/gateway-queries'
import type { TransactionDetails } from './gateway/transaction-shapes'
import { type SafeTransaction, safeTransactionHash, toSafeTransaction } from './safe-transaction'
import { descriptionMatchesCalldata } from './verify-description'
import { signsWithoutChain } from './version'

/** The result of checking a transaction before signing; only a `ready` one can be signed. */
export type Review =
  | {
      kind: 'ready'
      transaction: SafeTransaction
      /** The hash computed in this browser from the displayed fields. */
      safeTxHash: Hex
      /** The description of the call, from the bytes that the hash covers. */
      call: DescribedCall
      riskFlags: readonly RiskFlag[]
      /** `unknown` and `danger` must be acknowledged; `refused` cannot be signed. */
      gravity: Gravity
    }
  | { kind: 'tampered'; claimed: string; computed: string }
  | { kind: 'incomplete' }
  /** Safes before version 1.3.0 sign without a chain id, which this page does not support. */
  | { kind: 'old' }

/**
 * Checks the details of a transaction. The safeTxHash is computed from the displayed fields, so a gateway that displays
 * one transaction and requests a signature for another one is detected. A description from the gateway adds a risk if
 * it contradicts the bytes, and never removes one.
 */
export function reviewTransaction(
  safe: SafeId,
  details: TransactionDetails,
  context: SafeContext = { version: null, nonce: null, waiting: [] },
): Review {
  if (signsWithoutChain(context.version)) return { kind: 'old' }
  const transaction = toSafeTransaction(details)
  const info = details.detailedExecutionInfo
  if (!transaction || info?.type !== 'MULTISIG') return { kind: 'incomplete' }
  const safeTxHash = safeTransactionHash(safe, transaction)
  const isOurs = isSameAddress(details.safeAddress, safe.address)
  if (!isOurs || info.safeTxHash.toLowerCase() !== safeTxHash)
    return { kind: 'tampered', claimed: info.safeTxHash, computed: safeTxHash }
  const { call, risks } = describeTransaction(safe, transaction, context)
  const isTrue = descriptionMatchesCalldata(details, transaction, safe.address)
  const riskFlags: readonly RiskFlag[] = isTrue ? risks : [...risks, 'misdescribed']
  return { kind: 'ready', transaction, safeTxHash, call, riskFlags, gravity: gravityOf(riskFlags) }
}
