import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from '@/domain/address'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'
import { useNamesRestored } from './use-names-restored'

/** `staleTime` of names and avatars, ms `[S9.8]`. */
export const namesFreshFor = 86_400_000

/**
 * The connected account's primary name (ENS) on the configured chain, or `null` while it is unknown or has none.
 * @param isWanted `false` waits, and fetches no code
 */
export function useEnsName(isWanted = true): string | null {
  const wallet = useWallet()
  const connection = useConnectionState()
  const isReady = useNamesRestored(isWanted)
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

function nameQuery(wallet: Wallet, address: Address | null) {
  return queryOptions({
    queryKey: ['ens-name', wallet.settings.nameChainId, address],
    queryFn:
      address && hasNames(wallet)
        ? async () => {
            // Lazy import: the account and its balance do not wait for it.
            const { readEnsName } = await import('@/chain/names/ens-name')
            return readEnsName(wallet.client(wallet.settings.nameChainId), address)
          }
        : skipToken,
    staleTime: namesFreshFor,
  })
}

function avatarQuery(wallet: Wallet, name: string | null) {
  return queryOptions({
    queryKey: ['ens-avatar', wallet.settings.nameChainId, name],
    queryFn:
      name && hasNames(wallet)
        ? async () => {
            const { readEnsAvatar } = await import('@/chain/names/ens-avatar')
            return readEnsAvatar(wallet.client(wallet.settings.nameChainId), name)
          }
        : skipToken,
    staleTime: namesFreshFor,
  })
}

/** Whether the name chain is configured and has a universal resolver; names are never looked up elsewhere. */
function hasNames({ settings: { nameChainId, chains } }: Wallet): boolean {
  return chains.some(({ id, universalResolver }) => id === nameChainId && universalResolver !== null)
}
