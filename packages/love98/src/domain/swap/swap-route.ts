import { type Address, isSameAddress } from '@/domain/address'
import { areOn, type DeployedAsset, isDeployed, resolveAsset } from '@/domain/asset'
import type { Settings } from '@/domain/community/deployment-settings'
import type { Exchange } from '@/domain/community/main-exchange'
import type { MarketPool } from '@/domain/market/pool-event'
import type { PoolSource } from '@/domain/market/pool-source'
import { pairSymbols } from './pair'
import { routerFor } from './swap-router'
import { zeroAddress } from './universal-router'

/** One side of a swap. `address` is the token that the pool holds: the wrapped coin if `isNative`. */
export type SwapSide = Omit<DeployedAsset, 'chainId'>

/** A pool and the tokens that go in and come out; the zero address is the native coin in a pool of V4. */
export type SwapHop = { readonly source: PoolSource; readonly path: readonly [from: Address, to: Address] }

export type SwapRoute = {
  readonly kind: 'wrap' | 'unwrap' | 'eth-for-tokens' | 'tokens-for-eth' | 'tokens-for-tokens'
  readonly via: 'coin' | 'v2-router' | 'universal-router'
  readonly chainId: number
  readonly from: SwapSide
  readonly to: SwapSide
  /** One or two; none for a wrap and an unwrap. */
  readonly hops: readonly SwapHop[]
  /** The contract to call: a router, or the wrapped coin for a wrap and an unwrap. */
  readonly contract: Address
  /** The contract that needs an allowance for the sold token: the router of V2 or Permit2; null if no token is sold. */
  readonly spender: Address | null
  readonly wrappedNative: Address
}

/** `buy` buys the pair's base asset with its token; `sell` sells it for the token. */
export type SwapDirection = 'buy' | 'sell'

type Contracts = Pick<Settings, 'tokens' | 'exchange'>

/** The largest number of routes of a pair in one direction, so that a quote asks a bounded number of pools. */
const mostRoutes = 4

/**
 * Returns the routes of a pair: the one through its pool first, then those through two pools of other pairs that share an
 * asset, in the order of the pairs and at most four in all. Between two pools the native coin and the wrapped coin are
 * the same asset. The order is part of `GET /api/market/quote`, whose answer names a route by its place.
 * @param pools of all pairs (`marketPools`); a wrap needs none
 * @returns an empty list for a pair without a pool of its own that can be swapped here
 */
export function swapRoutes(
  contracts: Contracts,
  pools: readonly MarketPool[],
  pairName: string,
  direction: SwapDirection,
): readonly SwapRoute[] {
  const { wrappedNative } = contracts.exchange
  const [base, token] = pairSymbols(pairName).map((symbol) => resolveAsset(contracts, symbol))
  const [from, to] = direction === 'sell' ? [base, token] : [token, base]
  if (!wrappedNative || !isDeployed(from) || !isDeployed(to)) return []
  if (!areOn(contracts.exchange, [from, to])) return []
  const sides = { from, to, wrappedNative }
  if (isSameAddress(from.address, to.address)) return wrapOf(contracts.exchange, sides)
  const own = pools.find(({ name }) => name === pairName)
  const direct = own && routeThrough([own], contracts.exchange, sides)
  return direct ? [direct, ...detours(own, pools, contracts.exchange, sides)].slice(0, mostRoutes) : []
}

type Sides = { readonly from: DeployedAsset; readonly to: DeployedAsset; readonly wrappedNative: Address }

function wrapOf({ chainId }: Exchange, { from, to, wrappedNative }: Sides): readonly SwapRoute[] {
  if (from.isNative === to.isNative) return []
  const kind = from.isNative ? 'wrap' : 'unwrap'
  const contracts = { contract: wrappedNative, spender: null, wrappedNative }
  return [{ kind, via: 'coin', chainId, from, to, hops: [], ...contracts }]
}

function detours(
  own: MarketPool,
  pools: readonly MarketPool[],
  exchange: Exchange,
  sides: Sides,
): readonly SwapRoute[] {
  const others = pools.filter(({ id }) => id !== own.id)
  const found = new Map<string, SwapRoute>()
  for (const first of others)
    for (const second of others) {
      const route = first.id === second.id ? null : routeThrough([first, second], exchange, sides)
      // Two pairs of which one names the wrapped coin have the same pool of V2.
      if (route) found.set(`${first.id} ${second.id}`, route)
    }
  return [...found.values()]
}

function routeThrough(
  pools: readonly MarketPool[],
  exchange: Exchange,
  { from, to, wrappedNative }: Sides,
): SwapRoute | null {
  const hops: SwapHop[] = []
  const assetOf = (currency: Address) => (currency === zeroAddress ? wrappedNative : currency)
  let held = from.address
  for (const { source, base, token } of pools) {
    const side = [base, token].find(({ address }) => isSameAddress(assetOf(address), held))
    const other = side === base ? token : base
    if (!side || isSameAddress(assetOf(other.address), held)) return null
    hops.push({ source, path: [side.address, other.address] })
    held = assetOf(other.address)
    // A route that reaches its end before the last pool would leave it again.
    if (isSameAddress(held, to.address) !== (hops.length === pools.length)) return null
  }
  const [first, last] = [hops[0]?.path[0], hops.at(-1)?.path[1]]
  // The Universal Router wraps nothing before or after the pools for a visitor who sells or buys the wrapped coin.
  if ((first === zeroAddress && !from.isNative) || (last === zeroAddress && !to.isNative)) return null
  const router = routerFor(
    hops.map(({ source }) => source.kind),
    exchange,
  )
  if (!router) return null
  const kind = from.isNative ? 'eth-for-tokens' : to.isNative ? 'tokens-for-eth' : 'tokens-for-tokens'
  return {
    ...{ kind, via: router.via, chainId: exchange.chainId, from, to, hops },
    ...{ contract: router.contract, spender: from.isNative ? null : router.spender, wrappedNative },
  }
}

/** Returns the address of the code that a pool of V4 in the route runs with each swap; null without such a pool. */
export function routeHooks({ hops }: Pick<SwapRoute, 'hops'>): Address | null {
  for (const { source } of hops)
    if (source.kind === 'v4' && source.key.hooks !== zeroAddress) return source.key.hooks
  return null
}
