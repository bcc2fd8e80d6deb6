import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from '@/domain/address'
import type { Wallet } from '@/wallet/wallet'

/** `staleTime` of names and avatars, ms `[S9.8]`. */
const namesFreshFor = 86_400_000

/**
 * Returns the query for the primary name (ENS) of an account on the configured chain. The result is null for an account
 * without a name.
 */
export function nameQuery(wallet: Wallet, address: Address | null) {
  return queryOptions({
    queryKey: ['ens-name', wallet.settings.nameChainId, address],
    queryFn:
      address && hasNames(wallet)
        ? async () => {
            // A lazy import, so that the account and its balance do not wait for it.
            const { readEnsName } = await import('@/chain/names/ens-name')
            return readEnsName(wallet.client(wallet.settings.nameChainId), address)
          }
        : skipToken,
    staleTime: namesFreshFor,
  })
}

/** Returns the query for the avatar of a name. The result is null if the avatar is not a `data:` image. */
export function avatarQuery(wallet: Wallet, name: string | null) {
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

/**
 * Returns true if the name chain is configured and has a universal resolver. Names are not looked up on other chains.
 */
function hasNames({ settings: { nameChainId, chains } }: Wallet): boolean {
  return chains.some(({ id, universalResolver }) => id === nameChainId && universalResolver !== null)
}
