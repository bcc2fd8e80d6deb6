import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import { type PairRow, pairRow } from '@/domain/market/pair-row'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { pairSymbols } from '@/domain/swap/pair'
import { swapRoute } from '@/domain/swap/swap-route'
import { common } from '@/texts/common'
import { swap } from '@/texts/swap'

import type { ListedPair } from './pair-table'

type Known = {
  readonly snapshot: MarketSnapshot | null
  readonly failure: unknown
  /** The settings of this deployment; null while not known. */
  readonly settings: Pick<Settings, 'tokens' | 'exchange'> | null
  /** True if the community offers the program that swaps. */
  readonly hasExchange: boolean
  readonly showUnset: boolean
}

/** Lists the pairs of the community's file with their market data. Pairs without a token address are left out unless `showUnset`. */
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

function whyAbsent({ snapshot, failure, settings }: Known, isUnset: boolean): string {
  if (isUnset) return common.notConfigured
  if (!snapshot) return failure ? swap.notLoaded : '…'
  return settings ? swap.noPool : '…'
}

/** ETH needs no check, because it is traded as its wrapped token, which every deployment has. */
function isConfigured({ name }: SwapPair, tokens: Settings['tokens']): boolean {
  return pairSymbols(name).every((symbol) => symbol === 'ETH' || Boolean(tokens[symbol]?.address))
}

function unknownRow(name: string): PairRow {
  return { name, price: null, change: null, volume: null, liquidity: null, decimals: 0, closes: [] }
}
