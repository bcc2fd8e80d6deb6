import { type Address, isSameAddress } from '@/domain/address'
import { areOn, isDeployed, resolveAsset } from '@/domain/asset'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import type { Exchange } from '@/domain/community/main-exchange'
import type { PoolSource } from '@/domain/market/pool-source'
import { pairSymbols } from './pair'

/** The contract that swaps, and the one that needs an allowance for the sold token. */
type Router = {
  readonly via: 'v2-router' | 'universal-router'
  readonly contract: Address
  readonly spender: Address
}

/** Returns the router for pools of these kinds; null if it, or a quoter of the pools, is not on the chain. */
export function routerFor(kinds: readonly PoolSource['kind'][], exchange: Exchange): Router | null {
  const { router, universalRouter, permit2, v3Quoter, v4Quoter } = exchange
  if (kinds.every((kind) => kind === 'v2'))
    return router ? { via: 'v2-router', contract: router, spender: router } : null
  if (!universalRouter || !permit2) return null
  if ((kinds.includes('v3') && !v3Quoter) || (kinds.includes('v4') && !v4Quoter)) return null
  return { via: 'universal-router', contract: universalRouter, spender: permit2 }
}

/**
 * Returns whether a pair has a route, without its pool's address, whose computation needs a hash function. It is true for
 * the pairs for which `swapRoutes` finds one.
 */
export function hasSwapRoute(
  contracts: Pick<Settings, 'tokens' | 'exchange'>,
  { name, pool }: Pick<SwapPair, 'name' | 'pool'>,
): boolean {
  const { exchange } = contracts
  const [base, token] = pairSymbols(name).map((symbol) => resolveAsset(contracts, symbol))
  if (!exchange.wrappedNative || !isDeployed(base) || !isDeployed(token)) return false
  if (!areOn(exchange, [base, token])) return false
  if (isSameAddress(base.address, token.address)) return base.isNative !== token.isNative
  const kind = pool?.kind ?? 'v2'
  const holder = { v2: exchange.factory, v3: exchange.v3Factory, v4: exchange.poolManager }[kind]
  return Boolean(holder) && routerFor([kind], exchange) !== null
}
