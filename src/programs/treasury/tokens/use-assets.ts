import { isNativeToken } from '@/safe/enumerations'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Balances } from '@/safe/gateway/safe-shapes'
import { treasuryProposalTexts } from '@/texts/en/programs/treasury-proposal'
import { useTexts } from '@/texts/use-texts'
import { type Asset, assetsOf } from './assets'
import { useTokenFacts } from './use-token-facts'

/** The assets of a Safe with what the chain says of them; `retry` when it could not be asked. */
export function useAssets(
  items: Balances['items'],
  { safe, nativeSymbol }: { safe: SafeId; nativeSymbol: string },
): { assets: readonly Asset[]; isPending: boolean; retry: (() => void) | null } {
  const texts = useTexts(treasuryProposalTexts)
  const tokens = items.map(({ tokenInfo }) => (isNativeToken(tokenInfo.type) ? null : tokenInfo.address))
  const { facts, isPending, retry } = useTokenFacts(safe.chainId, tokens)
  return { assets: assetsOf(items, facts, nativeSymbol, texts), isPending, retry }
}
