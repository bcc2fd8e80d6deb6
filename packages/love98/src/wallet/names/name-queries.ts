import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from '@/domain/address'
import { nameChainOf } from '@/domain/community/name-chain'
import type { Wallet } from '@/wallet/wallet'

/** `staleTime` of names and avatars, ms `[S9.8]`. */
const namesFreshFor = 86_400_000

/**
 * Returns the query for the primary name (ENS) of an account on the configured chain. The result is null for an account
 * without a name. Without a chain of names nothing is looked up.
 */
export function nameQuery({ client, settings }: Wallet, address: Address | null) {
  const chain = nameChainOf(settings)
  return queryOptions({
    queryKey: ['ens-name', chain, address],
    queryFn:
      address && chain !== null
        ? async () => {
            // A lazy import, so that the account and its balance do not wait for it.
            const { readEnsName } = await import('@/chain/names/ens-name')
            return readEnsName(client(chain), address)
          }
        : skipToken,
    staleTime: namesFreshFor,
  })
}

/** Returns the query for the avatar of a name. The result is null if the avatar is not a `data:` image. */
export function avatarQuery({ client, settings }: Wallet, name: string | null) {
  const chain = nameChainOf(settings)
  return queryOptions({
    queryKey: ['ens-avatar', chain, name],
    queryFn:
      name && chain !== null
        ? async () => {
            const { readEnsAvatar } = await import('@/chain/names/ens-avatar')
            return readEnsAvatar(client(chain), name)
          }
        : skipToken,
    staleTime: namesFreshFor,
  })
}
