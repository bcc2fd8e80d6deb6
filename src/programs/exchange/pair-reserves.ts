import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { SwapReserves } from '@/domain/swap/quote-swap'
import type { SwapDirection } from '@/domain/swap/swap-route'

/** Returns the reserves of a pair's pool at the block of a snapshot, in the direction of a swap; null without a pool. */
export function reservesOf(
  snapshot: MarketSnapshot | null,
  pair: string,
  direction: SwapDirection,
): SwapReserves | null {
  const reserves = snapshot?.pairs.find(({ name }) => name === pair)?.reserves
  if (!reserves) return null
  const [base, token] = [BigInt(reserves.base), BigInt(reserves.token)]
  return direction === 'buy' ? { in: token, out: base } : { in: base, out: token }
}
