import { useQuery } from '@tanstack/react-query'
import { readSafeSettings } from '@/chain/safe/read-safe-settings'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { useWallet } from '@/wallet/use-wallet'
import { safeKey } from '../gateway/use-safe-lists'

/** What the chain says of a Safe's settings; the gateway only says when to ask again. */
export function useSafeSettings(safe: SafeId, state: SafeState | undefined) {
  const { client } = useWallet()
  return useQuery({
    queryKey: safeKey(safe, 'settings', state?.nonce, state?.txHistoryTag),
    queryFn: () => readSafeSettings(client(safe.chainId), safe.address),
    enabled: state !== undefined,
  })
}

export type ReadSettings = Awaited<ReturnType<typeof readSafeSettings>>
