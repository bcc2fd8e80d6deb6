import { useMemo } from 'react'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { useSafeContract } from './use-safe-context'

/** `source`: whose words owners, threshold and nonce of the state are. */
type ProvenState = {
  readonly state: SafeState | undefined
  readonly source: 'chain' | 'gateway' | 'reading'
}

/** How a Safe stands as the gateway says, with owners, threshold and nonce of its contract in the place of the gateway's. */
export function useProvenState(safe: SafeId, said: SafeState | undefined): ProvenState {
  const { data, isPending } = useSafeContract(safe, said)
  return useMemo(() => {
    if (!said || !data) return { state: said, source: isPending ? 'reading' : 'gateway' }
    const owners = data.owners.map((value) => ({ value, name: null, logoUri: null }))
    return {
      state: { ...said, owners, threshold: data.threshold, nonce: Number(data.nonce) },
      source: 'chain',
    }
  }, [said, data, isPending])
}
