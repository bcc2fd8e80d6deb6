import { type PoolSides, reservesOf } from './pool-price'
import type { PoolState } from './pool-state'

/** `1 / √0.98 - 1`, times 10^40, rounded down. */
const share = 101_525_445_522_107_491_440_633_744_354_986_275_497n
const shareUnit = 10n ** 40n

/**
 * Returns the amount of the base asset whose sale lowers the price of a pool by 2 %, in smallest units, rounded down.
 * It is the part that the pool trades, without its fee. With reserves of x it is `x / √0.98 - x`, because their product
 * stays the same (Uniswap V2). In V3 and V4 the reserves of the active liquidity L at the square root S of the price
 * count, L / S and L × S: the amount is exact while the swap crosses no initialized tick, and otherwise the amount that
 * the liquidity of the active range would take.
 */
export function poolDepth(sides: PoolSides, state: PoolState): bigint {
  if (state.kind === 'reserves') return (reservesOf(sides, state).base * share) / shareUnit
  const { sqrtPriceX96, liquidity } = state
  return sides.baseIsFirst
    ? ((liquidity << 96n) * share) / (sqrtPriceX96 * shareUnit)
    : (liquidity * sqrtPriceX96 * share) / (shareUnit << 96n)
}
