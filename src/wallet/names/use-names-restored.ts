import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWallet } from '@/wallet/use-wallet'

const restored = new WeakMap<QueryClient, Promise<void>>()

/** Whether the persisted names are restored, so that they are not requested again. @param isWanted `false` waits */
export function useNamesRestored(isWanted: boolean): boolean {
  const { queryClient } = useWallet()
  const [isRestored, setIsRestored] = useState(false)

  // Lazy import of the persister; localStorage.
  useEffect(() => {
    if (!isWanted || isRestored) return
    let isCurrent = true
    restoreOnce(queryClient).then(() => {
      if (isCurrent) setIsRestored(true)
    })
    return () => {
      isCurrent = false
    }
  }, [queryClient, isWanted, isRestored])

  return isRestored
}

function restoreOnce(queryClient: QueryClient): Promise<void> {
  const attempt =
    restored.get(queryClient) ??
    import('./name-cache').then(
      ({ restoreNames }) => restoreNames(queryClient),
      () => undefined,
    )
  restored.set(queryClient, attempt)
  return attempt
}
