import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readSafe } from '@/chain/safe/read-safe'
import type { SafeContext } from '@/safe/decode/describe-transaction'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { signsWithoutChain } from '@/safe/version'
import { useStable } from '@/ui/use-stable'
import { useWallet } from '@/wallet/use-wallet'
import { safeKey } from '../safe/use-safe-lists'

/**
 * Nonce, version, owners and threshold in the Safe's contract. They are read again when the gateway reports a change of the Safe.
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
 * Nonce and version of the Safe from its contract. Until they are read, a version of the gateway is used only if this page does not
 * sign for that version.
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
