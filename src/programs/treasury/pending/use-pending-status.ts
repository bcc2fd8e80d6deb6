import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { readSafeExecution } from '@/chain/safe/safe-execution'
import { isExecutionOf } from '@/safe/execution'
import { GatewayError } from '@/safe/gateway/gateway-error'
import type { TransactionDetails } from '@/safe/gateway/transaction-shapes'
import { safeTransactionHash, toSafeTransaction } from '@/safe/safe-transaction'
import { nextStatusRead } from '@/safe/transaction-outcome'

import {
  notePendingSeen,
  type PendingSafeTransaction,
  submissions,
} from '@/wallet/safe/pending-safe-transactions'
import { useWallet } from '@/wallet/use-wallet'
import type { ListProps } from '../lists/list-props'
import { type PendingRead, type PendingStatus, pendingStatus } from './pending-status'

/** The intervals between two readings, ms: confirmations may take days, an execution takes seconds. */
const [confirmationInterval, executionInterval] = [15_000, 4_000]

/** The status of a submitted transaction, read from the gateway and from the chain until it is settled. */
export function usePendingStatus(
  transaction: PendingSafeTransaction,
  { gateway, safe, visible }: Pick<ListProps, 'gateway' | 'safe' | 'visible'>,
): { status: PendingStatus | null; error: Error | null } {
  const wallet = useWallet()
  const queryClient = useQueryClient()
  const isSubmitting = useStore(submissions).has(transaction.safeTxHash)
  const { safeTxHash, executionHash, submittedAt = 0, isSeen = false } = transaction
  const statusOf = (read: PendingRead) => pendingStatus(read, { age: Date.now() - submittedAt, isSeen })

  const { data, error } = useQuery({
    queryKey: ['safe', safe.chainId, safe.address.toLowerCase(), 'pending', safeTxHash],
    async queryFn({ queryKey, signal }): Promise<PendingRead> {
      const details = await gateway.queries.transaction(safe.chainId, safeTxHash, signal).catch(missing)
      if (details) notePendingSeen(safeTxHash)
      const chain = await readChain(details)
      const previous = queryClient.getQueryData<PendingRead>(queryKey)?.gateway ?? undefined
      return { gateway: details && nextStatusRead(previous, details, Date.now()), chain }
    },
    enabled: visible && !isSubmitting,
    refetchInterval({ state }) {
      if (!state.data) return executionInterval
      const { isOver, isSettled } = statusOf(state.data)
      if (isSettled) return false
      const isSigned = state.data.gateway?.details.txStatus !== 'AWAITING_CONFIRMATIONS'
      return isSigned && !isOver ? executionInterval : confirmationInterval
    },
  })
  return { status: data ? statusOf(data) : null, error }

  async function readChain(details: TransactionDetails | null): Promise<PendingRead['chain']> {
    const client = clientOf()
    if (!client) return 'no-node'
    const claimed = details && toSafeTransaction(details)
    // Fields with another hash belong to another transaction.
    const own = claimed && safeTransactionHash(safe, claimed) === safeTxHash ? claimed : null
    const txHashes = [...new Set([executionHash, details?.txHash].flatMap((hash) => hash ?? []))]
    return readSafeExecution(client, {
      safe: safe.address,
      safeTxHash,
      nonce: own?.nonce ?? null,
      // A delegate call cannot be repeated from outside the Safe.
      call: own?.operation === 0 ? own : null,
      txHashes,
      // The execution that this browser sent is recognized without the gateway.
      isAttempt: (txHash, input) => (own === null ? txHash === executionHash : isExecutionOf(own, input)),
    }).catch((): 'silent' => 'silent')
  }

  function clientOf() {
    const isKnown = wallet.settings.chains.some(({ id }) => id === safe.chainId)
    return isKnown ? wallet.client(safe.chainId) : null
  }
}

/** A gateway indexes a new transaction with a delay, and removes a withdrawn one, so a 404 is not an error. */
function missing(error: unknown): null {
  if (error instanceof GatewayError && error.detail.status === 404) return null
  throw error
}
