import { useMemo } from 'react'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { useSafeContract } from './use-safe-context'

/** `source`: the origin of owners, threshold and nonce of the state. */
type ProvenState = {
  readonly state: SafeState | undefined
  readonly source: 'chain' | 'gateway' | 'reading'
}

/** The gateway's state of a Safe, with owners, threshold and nonce replaced by those of its contract. */
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
