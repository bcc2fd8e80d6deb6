import { type Danger, dangersOf } from './dangers'
import type { SafeId } from './gateway/reading'
import type { TransactionDetails } from './gateway/transaction-shapes'
import { type SafeTransaction, safeTransactionHash, transactionIn } from './safe-transaction'

/** What is known of a transaction before anybody signs it; only a `ready` one can be signed. */
export type Review =
  | {
      kind: 'ready'
      transaction: SafeTransaction
      /** Computed here, of what is shown. */
      safeTxHash: `0x${string}`
      dangers: readonly Danger[]
    }
  | { kind: 'tampered'; claimed: string; computed: string }
  | { kind: 'incomplete' }

/**
 * Looks at what a gateway tells of a transaction: its hash is computed anew from the parts that are shown. A gateway that
 * shows one thing and has another one signed is found out here.
 */
export function reviewTransaction(safe: SafeId, details: TransactionDetails): Review {
  const transaction = transactionIn(details)
  const info = details.detailedExecutionInfo
  if (!transaction || info?.type !== 'MULTISIG') return { kind: 'incomplete' }
  const safeTxHash = safeTransactionHash(safe, transaction)
  const isOurs = details.safeAddress.toLowerCase() === safe.address.toLowerCase()
  if (!isOurs || info.safeTxHash.toLowerCase() !== safeTxHash)
    return { kind: 'tampered', claimed: info.safeTxHash, computed: safeTxHash }
  return { kind: 'ready', transaction, safeTxHash, dangers: dangersOf(safe, transaction) }
}
