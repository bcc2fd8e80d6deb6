import type { PairContracts } from '@/chain/prices/pair-prices'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import { pairSymbols } from '@/domain/swap/pair'

/** The contracts of a pair on this deployment; ETH is traded as its wrapped token. Null when a side has no address. */
export function pairContracts({ tokens, exchange }: Settings, pair: SwapPair): PairContracts | null {
  const [base, token] = pairSymbols(pair.name).map((symbol) => {
    if (symbol === 'ETH') return { address: exchange.wrappedNative, decimals: 18 }
    const known = tokens[symbol]
    return known?.address ? { address: known.address, decimals: known.decimals } : null
  })
  return base && token ? { base, token } : null
}
