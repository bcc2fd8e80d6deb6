import { useQuery } from '@tanstack/react-query'
import { readCodeHash } from '@/chain/safe/read-code-hash'
import { readSafeSettings } from '@/chain/safe/read-safe-settings'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { type VersionOffer, versionOffer } from '@/safe/versions/version-offer'
import { useWallet } from '@/wallet/use-wallet'
import { safeKey } from '../safe/use-safe-lists'

/** The settings of a Safe, read from the chain. They are read again when the gateway reports a change. */
export function useSafeSettings(safe: SafeId, state: SafeState | undefined) {
  const { client } = useWallet()
  return useQuery({
    queryKey: safeKey(safe, 'settings', state?.nonce, state?.txHistoryTag),
    queryFn: () => readSafeSettings(client(safe.chainId), safe.address),
    enabled: state !== undefined,
  })
}

export type ReadSettings = Awaited<ReturnType<typeof readSafeSettings>>

/** The type of a contract does not change, so it is read once. */
const lifetime = Number.POSITIVE_INFINITY

/**
 * Returns a newer version for this Safe if the chain has the Safe project's contract that changes the version, with the published
 * code. Null without such a contract, and until its code is read.
 * @param isWanted false inside the Safe's own page, which accepts no delegate calls from apps
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
