import { useQueries } from '@tanstack/react-query'
import { type Review, reviewTransaction } from '@/safe/review'
import { listLifetime, type Place, safeKey } from '../gateway/use-safe-lists'

type Ready = Extract<Review, { kind: 'ready' }>

/** The rest of a long queue is read when a row is selected. */
const most = 20

/**
 * The transactions of a list in full, read as their details are, and reviewed; `undefined` while one is read, `null` where its hash
 * does not fit or it was not read.
 * @param moment changes when they may have changed
 */
export function useReviews(
  { gateway, safe, visible }: Place,
  ids: readonly string[],
  moment: unknown,
): ReadonlyMap<string, Ready | null | undefined> {
  const results = useQueries({
    queries: ids.slice(0, most).map((id) => ({
      queryKey: [...safeKey(safe, 'transaction', id), moment],
      queryFn: ({ signal }: { signal: AbortSignal }) => gateway.queries.transaction(safe.chainId, id, signal),
      enabled: visible,
      gcTime: listLifetime,
    })),
  })
  return new Map(
    ids.map((id, index) => {
      const result = results[index]
      if (!result || result.isError) return [id, null]
      if (!result.data) return [id, undefined]
      const review = reviewTransaction(safe, result.data)
      return [id, review.kind === 'ready' ? review : null]
    }),
  )
}
