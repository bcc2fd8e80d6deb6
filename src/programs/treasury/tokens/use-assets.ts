import { isNativeToken } from '@/safe/enumerations'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { Balances } from '@/safe/gateway/safe-shapes'
import { treasuryProposalTexts } from '@/texts/en/programs/treasury-proposal'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { useTexts } from '@/texts/use-texts'
import { type Asset, assetsOf } from './assets'
import { useHeldAmounts } from './use-held-amounts'
import { useTokenFacts } from './use-token-facts'

type Listed = { data: Balances | undefined; dataUpdatedAt: number }

/** The assets of a Safe with what the chain says of them; `retry` when it could not be asked. @param list what the gateway says */
export function useAssets(
  { data, dataUpdatedAt }: Listed,
  { safe, nativeSymbol }: { safe: SafeId; nativeSymbol: string },
): { assets: readonly Asset[]; isPending: boolean; retry: (() => void) | null } {
  const texts = useTexts(treasuryProposalTexts)
  const { said } = useTexts(treasuryReviewTexts)
  const items = data?.items ?? noItems
  const tokens = items.map(({ tokenInfo }) => (isNativeToken(tokenInfo.type) ? null : tokenInfo.address))
  const contracts = useTokenFacts(safe.chainId, tokens)
  const amounts = useHeldAmounts(safe, tokens, dataUpdatedAt)
  const { facts } = contracts
  const { held } = amounts
  const retry = () => {
    contracts.retry?.()
    amounts.retry?.()
  }
  return {
    assets: assetsOf(items, { facts, held, nativeSymbol }, { texts, said }),
    isPending: contracts.isPending || amounts.isPending,
    retry: contracts.retry || amounts.retry ? retry : null,
  }
}

const noItems: Balances['items'] = []
