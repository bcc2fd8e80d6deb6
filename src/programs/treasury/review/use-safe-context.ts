import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readSafe } from '@/chain/safe/read-safe'
import type { SafeContext } from '@/safe/decode/describe-transaction'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { signsWithoutChain } from '@/safe/version'
import { useWallet } from '@/wallet/use-wallet'
import { safeKey } from '../gateway/use-safe-lists'

/**
 * What the contract of a Safe says of nonce, version, owners and threshold, asked again when the gateway says that the Safe changed.
 */
export function useSafeContract(safe: SafeId, state: SafeState | undefined) {
  const { client } = useWallet()
  return useQuery({
    queryKey: safeKey(safe, 'contract', state?.nonce, state?.txQueuedTag),
    queryFn: () => readSafe(client(safe.chainId), safe.address),
    enabled: state !== undefined,
    // What was read of the same Safe stands until it is read again, so that rows and headings do not change twice.
    placeholderData: (before, query) =>
      query?.queryKey[1] === safe.chainId && query.queryKey[2] === safe.address.toLowerCase()
        ? before
        : undefined,
  })
}

/**
 * Nonce and version of the Safe from its contract. Until it is read, a version that the gateway gives counts only where it is one
 * that this page does not sign for.
 */
export function useSafeContext(
  safe: SafeId,
  state: SafeState | undefined,
  waiting: readonly bigint[],
): SafeContext {
  const { data, isPlaceholderData } = useSafeContract(safe, state)
  const nonce = isPlaceholderData ? null : (data?.nonce ?? null)
  const said = state?.version ?? null
  const version = data?.version ?? (signsWithoutChain(said) ? said : null)
  const list = waiting.join()
  // What is reviewed with it is reviewed again only when it changed.
  return useMemo(
    () => ({ nonce, version, waiting: list === '' ? [] : list.split(',').map(BigInt) }),
    [nonce, version, list],
  )
}
