import { useQuery } from '@tanstack/react-query'
import { readSafeSettings } from '@/chain/safe/read-safe-settings'
import type { Address } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { useWallet } from '@/wallet/use-wallet'
import { type Gateway, safeKey } from './use-safe-queries'

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

/** The lifetime of the gateway's catalogs, ms. They change with the gateway's releases, not with blocks. */
const catalogLifetime = 3_600_000

/** The first nonce that no queued transaction uses; `queueTag` changes whenever the queue does. */
export function useNextNonce(gateway: Gateway, safe: SafeId, queueTag: string | null | undefined) {
  return useQuery({
    queryKey: ['safe', safe.chainId, safe.address.toLowerCase(), 'nonces', queueTag],
    queryFn: ({ signal }) => gateway.queries.nonces(safe, signal),
  })
}

/** The Safe contracts that the gateway supports on a chain `[S7.17]`. */
export function useMasterCopies(gateway: Gateway, chainId: number) {
  return useQuery({
    queryKey: ['safe-master-copies', chainId],
    queryFn: ({ signal }) => gateway.queries.masterCopies(chainId, signal),
    staleTime: catalogLifetime,
  })
}

/** All Safes of an owner on a chain `[S7.8]`. */
export function useSafesOfOwner(gateway: Gateway, chainId: number, owner: Address) {
  return useQuery({
    queryKey: ['safes-of', chainId, owner],
    queryFn: ({ signal }) => gateway.queries.ownedSafes({ chainId, address: owner }, signal),
    staleTime: catalogLifetime,
  })
}

/** One chain as the gateway describes it `[S7.15]`. */
export function useGatewayChain(gateway: Gateway, chainId: number) {
  return useQuery({
    queryKey: ['safe-chain', chainId],
    queryFn: ({ signal }) => gateway.queries.chain(chainId, signal),
    staleTime: catalogLifetime,
  })
}

/** The first page of the chains that the gateway serves `[S7.15]`; 100 is the largest page of a gateway. */
export function useGatewayChains(gateway: Gateway) {
  return useQuery({
    queryKey: ['safe-chains'],
    queryFn: ({ signal }) => gateway.queries.chains({ limit: 100 }, signal),
    staleTime: catalogLifetime,
  })
}

/** The Safe Apps that the gateway lists for a chain `[S7.16]`. */
export function useSafeApps(gateway: Gateway, chainId: number) {
  return useQuery({
    queryKey: ['safe-apps', chainId],
    queryFn: ({ signal }) => gateway.queries.safeApps(chainId, {}, signal),
    staleTime: catalogLifetime,
  })
}
