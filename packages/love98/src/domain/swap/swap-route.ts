import { type Address, isSameAddress } from '@/domain/address'
import { type DeployedAsset, isDeployed, resolveAsset } from '@/domain/asset'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import { pairSymbols } from './pair'

/** One side of a swap. `address` is the token that the pool holds: the wrapped coin if `isNative`. */
export type SwapSide = Omit<DeployedAsset, 'chainId'>

export type SwapRoute = {
  readonly kind: 'wrap' | 'unwrap' | 'eth-for-tokens' | 'tokens-for-eth' | 'tokens-for-tokens'
  readonly chainId: number
  readonly from: SwapSide
  readonly to: SwapSide
  readonly path: readonly [from: Address, to: Address]
  /** The contract to call: the router, or the wrapped coin for a wrap and an unwrap. */
  readonly contract: Address
  /** The contract that needs an allowance for the sold token; null if the swap needs none. */
  readonly spender: Address | null
  readonly wrappedNative: Address
}

/** `buy` buys the pair's base asset with its token; `sell` sells it for the token. */
export type SwapDirection = 'buy' | 'sell'

type Contracts = Pick<Settings, 'tokens' | 'exchange'>

/** Returns the route of a pair; null without a router, if a side has no address, or for a pool that is not of V2. A wrap needs no router. */
export function swapRoute(
  contracts: Contracts,
  pair: Pick<SwapPair, 'name' | 'pool'>,
  direction: SwapDirection,
): SwapRoute | null {
  const { chainId, router, wrappedNative } = contracts.exchange
  const [base, token] = pairSymbols(pair.name).map((symbol) => resolveAsset(contracts, symbol))
  const [from, to] = direction === 'sell' ? [base, token] : [token, base]
  if (!wrappedNative || !isDeployed(from) || !isDeployed(to)) return null
  const sides = { chainId, from, to, path: [from.address, to.address], wrappedNative } as const
  if (isSameAddress(from.address, to.address)) {
    if (from.isNative === to.isNative) return null
    return { ...sides, kind: from.isNative ? 'wrap' : 'unwrap', contract: wrappedNative, spender: null }
  }
  if (!router || (pair.pool && pair.pool.kind !== 'v2')) return null
  if (from.isNative) return { ...sides, kind: 'eth-for-tokens', contract: router, spender: null }
  const kind = to.isNative ? 'tokens-for-eth' : 'tokens-for-tokens'
  return { ...sides, kind, contract: router, spender: router }
}
