import { marketPools } from '@/chain/market/market-pools'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import { type SwapDirection, type SwapRoute, swapRoutes } from '@/domain/swap/swap-route'

/** Returns the route through the pool of a pair. @throws {Error} if the pair has none */
export function directRoute(
  contracts: Pick<Settings, 'tokens' | 'exchange'>,
  pair: Pick<SwapPair, 'name' | 'pool'>,
  direction: SwapDirection,
): SwapRoute {
  const [route] = swapRoutes(contracts, marketPools(contracts, [pair]), pair.name, direction)
  if (!route) throw new Error(`${pair.name} has no route`)
  return route
}
