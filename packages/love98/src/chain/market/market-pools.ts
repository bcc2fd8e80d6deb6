import { poolAddress, sortTokens } from '@/chain/prices/pool-address'
import { isDeployed, resolveAsset } from '@/domain/asset'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import type { MarketPool } from '@/domain/market/pool-event'
import { pairSymbols } from '@/domain/swap/pair'

type Contracts = Pick<Settings, 'tokens' | 'exchange'>

/** Returns the computed pools (CREATE2) of the configured pairs, without pairs that have a side without an address. */
export function marketPools(
  contracts: Contracts,
  pairs: readonly Pick<SwapPair, 'name'>[],
): readonly MarketPool[] {
  return pairs.flatMap(({ name }) => {
    const [base, token] = pairSymbols(name).map((symbol) => resolveAsset(contracts, symbol))
    if (!isDeployed(base) || !isDeployed(token)) return []
    const { factory, initCodeHash } = contracts.exchange
    if (!factory) return []
    const pool = poolAddress({ factory, initCodeHash }, base.address, token.address)
    const baseIsFirst = sortTokens(base.address, token.address)[0] === base.address
    return [{ name, id: pool, source: { kind: 'v2', pool }, base, token, baseIsFirst }]
  })
}
