import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import { type PairRow, pairRow } from '@/domain/market/pair-row'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { pairSymbols } from '@/domain/swap/pair'
import { swapRoute } from '@/domain/swap/swap-route'
import type { swapTexts } from '@/texts/en/programs/swap'
import type { ListedPair } from './pair-table'

type Known = {
  readonly snapshot: MarketSnapshot | null
  readonly failure: unknown
  /** Of this deployment; null while it is not known. */
  readonly settings: Pick<Settings, 'tokens' | 'exchange'> | null
  /** Whether the community has the program that swaps. */
  readonly hasExchange: boolean
  readonly showUnset: boolean
  readonly texts: typeof swapTexts
}

/** The pairs of the community's file with what is known of them; one that is not configured is left out where it is not shown. */
export function listPairs(pairs: readonly SwapPair[], known: Known): readonly ListedPair[] {
  const { snapshot, settings, hasExchange, showUnset } = known
  return pairs.flatMap((pair) => {
    const found = snapshot?.pairs.find(({ name }) => name === pair.name)
    const row = found ? pairRow(found) : unknownRow(pair.name)
    const isUnset = settings !== null && !isConfigured(pair, settings.tokens)
    if (isUnset && !showUnset) return []
    const canSwap =
      hasExchange && row.price !== null && settings !== null && swapRoute(settings, pair, 'buy') !== null
    return [{ pair, row, absent: whyAbsent(known, isUnset), canSwap }]
  })
}

function whyAbsent({ snapshot, failure, settings, texts }: Known, isUnset: boolean): string {
  if (isUnset) return texts.notConfigured
  if (!snapshot) return failure ? texts.notLoaded : '…'
  return settings ? texts.noPool : '…'
}

/** ETH is traded as its wrapped token, which every deployment has. */
function isConfigured({ name }: SwapPair, tokens: Settings['tokens']): boolean {
  return pairSymbols(name).every((symbol) => symbol === 'ETH' || Boolean(tokens[symbol]?.address))
}

function unknownRow(name: string): PairRow {
  return { name, price: null, change: null, volume: null, liquidity: null, decimals: 0, closes: [] }
}
