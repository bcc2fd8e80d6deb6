import { useEffect, useState } from 'react'
import { queryClientOf } from '@/wallet/query-client'
import { useWallet } from '@/wallet/use-wallet'
import { restoreOnce } from './restore-once'

/**
 * Returns true after the stored names are restored, so that they are not requested again.
 * @param isWanted `false` waits
 */
export function useNamesRestored(isWanted: boolean): boolean {
  const queryClient = queryClientOf(useWallet())
  const [isRestored, setIsRestored] = useState(false)

  // A lazy import of the persister, which reads localStorage.
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
