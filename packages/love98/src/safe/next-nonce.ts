import type { Address } from '@/domain/address'
import type { SafeId } from './gateway/gateway-queries'
import type { TransactionDetails } from './gateway/transaction-shapes'
import { type AgreementReader, provenAgreements } from './proven-signers'
import {
  confirmationsOf,
  type SafeTransaction,
  safeTransactionHash,
  toSafeTransaction,
} from './safe-transaction'

/**
 * Returns the nonce of a new transaction: the lowest one, from the Safe's own nonce on, that no pending transaction
 * uses.
 * @param current of the Safe's contract
 */
export function nextNonce(current: bigint, taken: readonly bigint[]): bigint {
  let nonce = current
  while (taken.includes(nonce)) nonce++
  return nonce
}

/**
 * Returns the nonce of a pending transaction if its fields have the hash that an owner agreed to; null otherwise. A
 * gateway cannot invent such a transaction, so it cannot push a new one to a later nonce.
 * @param owners of the Safe's contract
 */
export async function usedNonce(
  safe: SafeId,
  details: TransactionDetails,
  owners: readonly Address[],
  reader: (transaction: SafeTransaction) => AgreementReader,
): Promise<bigint | null> {
  const transaction = toSafeTransaction(details)
  const info = details.detailedExecutionInfo
  if (!transaction || info?.type !== 'MULTISIG') return null
  const hash = safeTransactionHash(safe, transaction)
  const agreements = await provenAgreements(hash, confirmationsOf(info), owners, reader(transaction))
  return agreements.length > 0 ? transaction.nonce : null
}
