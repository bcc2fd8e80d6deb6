import { useQuery } from '@tanstack/react-query'
import { readCodeHash } from '@/chain/safe/read-code-hash'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { type VersionOffer, versionOffer } from '@/safe/versions/version-offer'
import { useWallet } from '@/wallet/use-wallet'
import type { ReadSettings } from './use-safe-settings'

/** What a contract is does not change: it is read once. */
const lifetime = Number.POSITIVE_INFINITY

/**
 * A newer version for this Safe, where this chain has the contract of the Safe project that changes it, with the published
 * code. Null without one, and until that is read.
 * @param isWanted false inside the Safe's own page, which takes no delegate calls from others
 */
export function useVersionOffer(
  safe: SafeId,
  settings: ReadSettings,
  isWanted: boolean,
): VersionOffer | null {
  const { client } = useWallet()
  const offer = versionOffer(settings)
  const { data } = useQuery({
    queryKey: ['code-hash', safe.chainId, offer?.code.address],
    queryFn: () => (offer ? readCodeHash(client(safe.chainId), offer.code.address) : null),
    enabled: isWanted && offer !== null,
    staleTime: lifetime,
  })
  return offer && data === offer.code.hash ? offer : null
}
