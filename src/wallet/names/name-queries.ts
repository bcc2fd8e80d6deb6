import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from '@/domain/address'
import type { Wallet } from '@/wallet/wallet'

/** `staleTime` of names and avatars, ms `[S9.8]`. */
export const namesFreshFor = 86_400_000

/** The primary name (ENS) of an account on the configured chain; null for one without. */
export function nameQuery(wallet: Wallet, address: Address | null) {
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

/** The avatar of a name; null when it is not a `data:` image. */
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

/** Whether the name chain is configured and has a universal resolver; names are never looked up elsewhere. */
function hasNames({ settings: { nameChainId, chains } }: Wallet): boolean {
  return chains.some(({ id, universalResolver }) => id === nameChainId && universalResolver !== null)
}
