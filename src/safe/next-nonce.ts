import type { Address } from '@/domain/address'
import type { SafeId } from './gateway/gateway-queries'
import type { TransactionDetails } from './gateway/transaction-shapes'
import { provenSigners } from './proven-signers'
import { safeTransactionHash, toSafeTransaction } from './safe-transaction'

/**
 * The nonce of a new transaction: the lowest one from the Safe's own on that no waiting transaction takes.
 * @param current of the Safe's contract
 */
export function nextNonce(current: bigint, taken: readonly bigint[]): bigint {
  let nonce = current
  while (taken.includes(nonce)) nonce++
  return nonce
}

/**
 * The nonce that a waiting transaction takes: of one whose fields have the hash that an owner signed. A gateway cannot invent
 * such a transaction, so it cannot push a new one to a later nonce. Null for anything else.
 * @param owners of the Safe's contract
 */
export async function takenNonce(
  safe: SafeId,
  details: TransactionDetails,
  owners: readonly Address[],
): Promise<bigint | null> {
  const transaction = toSafeTransaction(details)
  const info = details.detailedExecutionInfo
  if (!transaction || info?.type !== 'MULTISIG') return null
  const hash = safeTransactionHash(safe, transaction)
  const signatures = info.confirmations.map(({ signature }) => signature)
  const { signers } = await provenSigners(hash, signatures, owners)
  return signers.length > 0 ? transaction.nonce : null
}
