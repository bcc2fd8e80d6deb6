import { marketPrice } from '@/domain/market/market-price'
import type { MarketPool } from '@/domain/market/pool-event'
import type { MarketPair, MarketSnapshot } from '@/domain/market/snapshot'
import type { SpotPrice } from './price-impact'
import type { SwapReserves } from './quote'
import { v2Fee } from './quote'
import type { SwapHop, SwapRoute } from './swap-route'

/** The price of a pool in the direction of a hop, and its reserves if it is of V2. */
export type KnownPool = SpotPrice & { readonly reserves: SwapReserves | null }

/** A route with its pools at the block of a snapshot, and the symbols of the assets that it goes through. */
export type KnownRoute = {
  readonly route: SwapRoute
  /** In the order of the hops; null for a pool that does not exist or has no price. */
  readonly pools: readonly (KnownPool | null)[]
  readonly symbols: readonly string[]
}

/** Adds the prices of a snapshot to the routes of a pair. @param pools from which the routes were made */
export function knownRoutes(
  routes: readonly SwapRoute[],
  pools: readonly MarketPool[],
  snapshot: MarketSnapshot | null,
): readonly KnownRoute[] {
  return routes.map((route) => {
    const found = route.hops.map((hop) => {
      const pool = pools.find(({ source }) => source === hop.source)
      const pair = pool && snapshot?.pairs.find(({ name }) => name === pool.name)
      return { hop, pool, pair }
    })
    const between = found.slice(0, -1).flatMap(({ hop, pool }) => (pool ? symbolAfter(hop, pool) : []))
    return {
      route,
      pools: found.map(({ hop, pool, pair }) => (pool && pair ? knownPool(hop, pool, pair) : null)),
      symbols: [route.from.symbol, ...between, route.to.symbol],
    }
  })
}

const isSale = ({ path }: SwapHop, { base }: MarketPool) => path[0] === base.address

function symbolAfter(hop: SwapHop, pool: MarketPool): string {
  return isSale(hop, pool) ? pool.token.symbol : pool.base.symbol
}

function knownPool(hop: SwapHop, pool: MarketPool, pair: MarketPair): KnownPool | null {
  const sells = isSale(hop, pool)
  if (hop.source.kind === 'v2') {
    if (!pair.reserves) return null
    const [base, token] = [BigInt(pair.reserves.base), BigInt(pair.reserves.token)]
    const reserves = sells ? { in: base, out: token } : { in: token, out: base }
    return { numerator: reserves.out, denominator: reserves.in, fee: v2Fee, reserves }
  }
  const price = marketPrice(pair)
  if (!price) return null
  const tokens = price.numerator * 10n ** BigInt(pool.token.decimals)
  const base = price.denominator * 10n ** BigInt(pool.base.decimals)
  const [numerator, denominator] = sells ? [tokens, base] : [base, tokens]
  return { numerator, denominator, fee: feeOf(hop), reserves: null }
}

/** The fee that the hook of a pool sets for each swap. */
const dynamicFee = 0x800000

/** Returns the fee of a pool in millionths; 0 for one that is not known before the swap. */
function feeOf({ source }: SwapHop): number {
  if (source.kind === 'v2') return v2Fee
  const { fee } = source.kind === 'v3' ? source : source.key
  return fee === dynamicFee ? 0 : fee
}
