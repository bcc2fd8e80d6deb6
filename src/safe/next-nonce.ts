import { recoverAddress } from 'viem/utils'
import { type Address, isSameAddress } from '@/domain/address'
import type { SafeId } from './gateway/gateway-queries'
import type { TransactionDetails } from './gateway/transaction-shapes'
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
  for (const { signature } of info.confirmations) {
    if (signature?.length !== 132) continue
    const signer = await recoverAddress({ hash, signature }).catch(() => null)
    if (owners.some((owner) => isSameAddress(owner, signer))) return transaction.nonce
  }
  return null
}
