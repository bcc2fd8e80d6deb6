import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Hex } from '@/domain/hex'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { MultisigExecution, TransactionDetails } from '@/safe/gateway/transaction-shapes'
import { partsOfTransaction } from '@/safe/hash-parts'
import { type Review, reviewTransaction } from '@/safe/review'
import { confirmationsOf, type SafeTransaction } from '@/safe/safe-transaction'
import { listLifetime, type SafeQueryOptions, safeKey } from '../safe/use-safe-queries'
import type { ClaimedSignatures } from './read-agreements'

/** `signed`: the hash, and the signatures that the gateway lists, which are then verified. */
export type ReviewedRow = Extract<Review, { kind: 'ready' }> & {
  readonly signed: ClaimedSignatures
  /** The hash of the execution, as the gateway reports it. */
  readonly txHash: Hex | null
}

type Reviews = {
  byId: ReadonlyMap<string, ReviewedRow | null | undefined>
  /** Returns a transaction that was read before, rendered or not; `undefined` if it was not read. */
  known: (id: string) => ReviewedRow | null | undefined
}

/** The number of transactions that are read even if not rendered: the review reports gaps between their nonces. */
const first = 20

/** Caches the reviews, so that each answer is hashed and decoded once, not in each frame of a scrolling list. */
const reviewed = new WeakMap<TransactionDetails, ReviewedRow | null>()

/**
 * Reads and reviews the first transactions of a list and the rendered ones in full. A value is `undefined`
 * while loading, and `null` if its hash does not match or the transaction could not be read.
 * @param drawn ids of the visible rows
 * @param revision changes when the transactions may have changed
 */
export function useReviews(
  { gateway, safe, visible }: SafeQueryOptions,
  { ids, drawn }: { ids: readonly string[]; drawn: readonly string[] },
  revision: unknown,
): Reviews {
  const queryClient = useQueryClient()
  // Kept while the same transaction is read again, so that its row and heading do not change twice.
  const last = useRef(new Map<string, ReviewedRow>()).current
  const keyOf = (id: string) => [...safeKey(safe, 'transaction', id), revision]
  const listed = new Set(ids)
  const wanted = [...new Set([...ids.slice(0, first), ...drawn.filter((id) => listed.has(id))])]
  const results = useQueries({
    queries: wanted.map((id) => ({
      queryKey: keyOf(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => gateway.queries.transaction(safe.chainId, id, signal),
      enabled: visible,
      gcTime: listLifetime,
      // A row that becomes visible again was already read for this revision.
      staleTime: listLifetime,
    })),
  })
  const read = new Map(wanted.map((id, index) => [id, results[index]]))
  const known = (id: string) => {
    const details = queryClient.getQueryData<TransactionDetails>(keyOf(id))
    return details && reviewOf(details)
  }
  const byId = new Map(
    ids.map((id) => {
      const result = read.get(id)
      if (!result) return [id, known(id)]
      if (result.isError) return [id, null]
      const now = result.data ? reviewOf(result.data) : last.get(id)
      if (now) last.set(id, now)
      return [id, now]
    }),
  )
  return { byId, known }

  function reviewOf(details: TransactionDetails): ReviewedRow | null {
    const known = reviewed.get(details)
    if (known !== undefined) return known
    const review = reviewTransaction(safe, details)
    const info = details.detailedExecutionInfo
    const ready =
      review.kind === 'ready' && info?.type === 'MULTISIG'
        ? { ...review, signed: signedOf(safe, review.transaction, info), txHash: details.txHash }
        : null
    reviewed.set(details, ready)
    return ready
  }
}

/** The claims from which the signatures of a transaction are verified. */
export function signedOf(
  safe: SafeId,
  transaction: SafeTransaction,
  info: Pick<MultisigExecution, 'confirmations'>,
): ClaimedSignatures {
  return { parts: partsOfTransaction(safe, transaction), confirmations: confirmationsOf(info) }
}
