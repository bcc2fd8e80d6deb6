import { useEffect, useState } from 'react'
import { type Pages, useNextPage } from './use-next-page'

/** Fetches page after page until there is no more, one failed, or it is stopped. */
export function useLoadAll(query: Pages & { data?: { pages: readonly unknown[] } | undefined }) {
  const [isOn, setOn] = useState(false)
  const fetchNext = useNextPage(query)
  const { hasNextPage, isFetchNextPageError, data } = query
  const loaded = data?.pages.length ?? 0

  // Pages come over the network, and each names the next one. One can come between two renders, as if none had been fetched.
  useEffect(() => {
    if (isOn && loaded > 0) fetchNext()
  }, [isOn, fetchNext, loaded])

  return { hasMore: hasNextPage, isLoading: isOn && hasNextPage && !isFetchNextPageError, setLoading: setOn }
}
