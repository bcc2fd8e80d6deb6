import { useQuery } from '@tanstack/react-query'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import { avatarQuery, nameQuery } from './name-queries'
import { useNamesRestored } from './use-names-restored'

/** The connected account's primary name (ENS) on the configured chain, or `null` while it is unknown or has none. */
export function useEnsName(): string | null {
  const wallet = useWallet()
  const connection = useConnectionState()
  const isReady = useNamesRestored(true)
  const query = nameQuery(wallet, connection.status === 'connected' ? connection.address : null)
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
