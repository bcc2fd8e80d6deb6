import { poolAddress, sortTokens } from '@/chain/prices/pool-address'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import type { MarketPool } from '@/domain/market/pool-event'
import { pairSymbols } from '@/domain/swap/pair'

/** The settings that contain the contracts of pairs on this deployment. */
type Contracts = Pick<Settings, 'tokens' | 'exchange'>

/** Returns the computed pools (CREATE2) of the configured pairs, without pairs that have a side without an address. */
export function marketPools(contracts: Contracts, pairs: readonly SwapPair[]): readonly MarketPool[] {
  return pairs.flatMap(({ name }) => {
    const [base, token] = pairSymbols(name).map((symbol) => sideOf(contracts, symbol))
    if (!base?.address || !token?.address) return []
    const sides = {
      base: { ...base, address: base.address },
      token: { ...token, address: token.address },
    }
    const pool = poolAddress(contracts.exchange, base.address, token.address)
    const baseIsFirst = sortTokens(base.address, token.address)[0] === base.address
    return [{ name, pool, ...sides, baseIsFirst }]
  })
}

/** Returns a side of a pair. ETH is traded as its wrapped token. A null `address` means that it is not configured. */
export function sideOf({ tokens, exchange }: Contracts, symbol: string) {
  if (symbol === 'ETH') return { symbol, address: exchange.wrappedNative, decimals: 18 }
  const known = tokens[symbol]
  return { symbol, address: known?.address ?? null, decimals: known?.decimals ?? 0 }
}
