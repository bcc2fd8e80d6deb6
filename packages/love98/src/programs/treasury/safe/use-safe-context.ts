import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { readSafe } from '@/chain/safe/read-safe'
import { type Address, isSameAddress } from '@/domain/address'
import type { SafeContext } from '@/safe/decode/describe-transaction'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { signsWithoutChain } from '@/safe/version'
import { treasury } from '@/texts/treasury'
import { useStable } from '@/ui/use-stable'
import { type SafeHost, safeHost } from '@/wallet/safe/safe-host'
import { useWallet } from '@/wallet/use-wallet'
import { safeKey } from './use-safe-queries'

/**
 * Nonce, version, owners and threshold in the Safe's contract. They are read again when the gateway reports a
 * change of the Safe.
 */
export function useSafeContract(safe: SafeId, state: SafeState | undefined) {
  const { client } = useWallet()
  return useQuery({
    queryKey: safeKey(safe, 'contract', state?.nonce, state?.txQueuedTag),
    queryFn: () => readSafe(client(safe.chainId), safe.address),
    enabled: state !== undefined,
    // Data of the same Safe are kept until they are read again, so that rows and headings do not change twice.
    placeholderData: (before, query) =>
      query?.queryKey[1] === safe.chainId && query.queryKey[2] === safe.address.toLowerCase()
        ? before
        : undefined,
  })
}

/**
 * Nonce and version of the Safe from its contract. Until they are read, a version of the gateway is used only
 * if this page does not sign for that version.
 */
export function useSafeContext(
  safe: SafeId,
  state: SafeState | undefined,
  waiting: readonly bigint[],
): SafeContext {
  const { data, isPlaceholderData } = useSafeContract(safe, state)
  const nonce = isPlaceholderData ? null : (data?.nonce ?? null)
  const claimed = state?.version ?? null
  const version = data?.version ?? (signsWithoutChain(claimed) ? claimed : null)
  const stableWaiting = useStable(waiting)
  // A stable object, so that reviews are repeated only when it changes.
  return useMemo(() => ({ nonce, version, waiting: stableWaiting }), [nonce, version, stableWaiting])
}

/** `source`: the origin of owners, threshold and nonce of the state. */
type ProvenState = {
  readonly state: SafeState | undefined
  readonly source: 'chain' | 'gateway' | 'reading'
}

/** The gateway's state of a Safe, with owners, threshold and nonce replaced by those of its contract. */
export function useProvenState(safe: SafeId, claimed: SafeState | undefined): ProvenState {
  const { data, isPending } = useSafeContract(safe, claimed)
  return useMemo(() => {
    if (!claimed || !data) return { state: claimed, source: isPending ? 'reading' : 'gateway' }
    const owners = data.owners.map((value) => ({ value, name: null, logoUri: null }))
    return {
      state: { ...claimed, owners, threshold: data.threshold, nonce: Number(data.nonce) },
      source: 'chain',
    }
  }, [claimed, data, isPending])
}

type Inside = Extract<SafeHost, { phase: 'inside' }>

/** Returns the Safe page around this one if it shows this Safe. That page then sends and signs. */
export function useHostOf(safe: SafeId): Inside | null {
  return hostOf(useStore(safeHost), safe)
}

/** Returns the same as `useHostOf`, for event handlers. */
export function currentHost(safe: SafeId): Inside | null {
  return hostOf(safeHost.getState(), safe)
}

/** Returns true if the viewer is an owner. */
export function isOwner(state: SafeState | undefined, viewer: Address | null): boolean {
  return viewer !== null && (state?.owners.some(({ value }) => isSameAddress(value, viewer)) ?? false)
}

function hostOf(host: SafeHost, { chainId, address }: SafeId): Inside | null {
  if (host.phase !== 'inside') return null
  return host.info.chainId === chainId && isSameAddress(host.info.address, address) ? host : null
}

/** Returns the reason why the viewer cannot sign here. */
export function reasonNotToSign(host: Inside | null, viewer: Address | null): string {
  if (host) return treasury.actInSafe
  return viewer === null ? treasury.connectToSign : treasury.notAnOwner
}
