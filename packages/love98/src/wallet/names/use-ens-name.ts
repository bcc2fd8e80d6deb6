import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryClientOf } from '@/wallet/query-client'
import { useAccount } from '@/wallet/use-account'
import { useWallet } from '@/wallet/use-wallet'
import { avatarQuery, nameQuery } from './name-queries'
import { restoreOnce } from './restore-once'

/** The connected account's primary name (ENS) on the configured chain, or `null` while it is unknown or has none. */
export function useEnsName(): string | null {
  const wallet = useWallet()
  const address = useAccount()
  const isReady = useNamesRestored(true)
  const query = nameQuery(wallet, address)
  const { data } = useQuery({ ...query, enabled: isReady })
  return data ?? null
}

/** The avatar of a name, or `null` while it is unknown or when it is not a `data:` image. */
export function useEnsAvatar(name: string | null): string | null {
  const wallet = useWallet()
  const isReady = useNamesRestored(name !== null)
  const { data } = useQuery({ ...avatarQuery(wallet, name), enabled: isReady })
  return data ?? null
}

/**
 * Returns true after the stored names are restored, so that they are not requested again.
 * @param isWanted `false` waits
 */
function useNamesRestored(isWanted: boolean): boolean {
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
