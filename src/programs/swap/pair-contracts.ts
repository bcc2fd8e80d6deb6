import type { PairContracts } from '@/chain/prices/pair-prices'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import { pairSymbols } from '@/domain/swap/pair'

/** A pair of the community's file with its contracts on this deployment, or null when a side has no address. */
export type ListedPair = SwapPair & { readonly contracts: PairContracts | null }

/** The pairs with their contracts. ETH is traded as its wrapped token. */
export function withContracts(settings: Settings, pairs: readonly SwapPair[]): ListedPair[] {
  return pairs.map((pair) => ({ ...pair, contracts: contractsOf(settings, pair) }))
}

function contractsOf({ tokens, exchange }: Settings, pair: SwapPair): PairContracts | null {
  const [base, token] = pairSymbols(pair.name).map((symbol) => {
    if (symbol === 'ETH') return { address: exchange.wrappedNative, decimals: 18 }
    const known = tokens[symbol]
    return known?.address ? { address: known.address, decimals: known.decimals } : null
  })
  return base && token ? { base, token } : null
}
