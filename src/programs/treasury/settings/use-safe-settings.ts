import { useQuery } from '@tanstack/react-query'
import { readSafeSettings } from '@/chain/safe/read-safe-settings'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { useWallet } from '@/wallet/use-wallet'
import { safeKey } from '../gateway/use-safe-lists'

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
