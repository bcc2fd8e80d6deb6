import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { MultisigExecution, TransactionDetails } from '@/safe/gateway/transaction-shapes'
import { partsOfTransaction } from '@/safe/hash-parts'
import { type Review, reviewTransaction } from '@/safe/review'
import { confirmationsOf, type SafeTransaction } from '@/safe/safe-transaction'
import { listLifetime, type Place, safeKey } from '../gateway/use-safe-lists'
import type { Signed } from './read-agreements'

/** `signed`: its hash, and who signed it as the gateway says; who did is proven from that. */
export type ReviewedRow = Extract<Review, { kind: 'ready' }> & {
  readonly signed: Signed
  /** Hash of the execution, as the gateway says. */
  readonly txHash: `0x${string}` | null
}

type Reviews = {
  byId: ReadonlyMap<string, ReviewedRow | null | undefined>
  /** One that was read before, drawn or not; `undefined` where it was not. */
  known: (id: string) => ReviewedRow | null | undefined
}

/** Transactions that are read although their rows are not drawn: the review of one names gaps between their nonces. */
const first = 20

/** Hashing and decoding are done once for each answer, not for each frame of a list that scrolls. */
const reviewed = new WeakMap<TransactionDetails, ReviewedRow | null>()

/**
 * The transactions of a list in full, read as their details are, and reviewed: the first ones and those that are drawn;
 * `undefined` while one is read, `null` where its hash does not fit or it was not read.
 * @param drawn ids of the rows in sight
 * @param moment changes when they may have changed
 */
export function useReviews(
  { gateway, safe, visible }: Place,
  { ids, drawn }: { ids: readonly string[]; drawn: readonly string[] },
  moment: unknown,
): Reviews {
  const queryClient = useQueryClient()
  // Stands while the same transaction is read again, so that its row and heading do not change twice.
  const last = useRef(new Map<string, ReviewedRow>()).current
  const keyOf = (id: string) => [...safeKey(safe, 'transaction', id), moment]
  const listed = new Set(ids)
  const wanted = [...new Set([...ids.slice(0, first), ...drawn.filter((id) => listed.has(id))])]
  const results = useQueries({
    queries: wanted.map((id) => ({
      queryKey: keyOf(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => gateway.queries.transaction(safe.chainId, id, signal),
      enabled: visible,
      gcTime: listLifetime,
      // A row that comes back into sight was read for this moment already.
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

/** The claims that the agreements to a transaction are proven from. */
export function signedOf(
  safe: SafeId,
  transaction: SafeTransaction,
  info: Pick<MultisigExecution, 'confirmations'>,
): Signed {
  return { parts: partsOfTransaction(safe, transaction), confirmations: confirmationsOf(info) }
}
