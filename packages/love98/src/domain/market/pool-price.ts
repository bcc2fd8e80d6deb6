import { type Price, priceFromReserves } from '@/domain/swap/price'
import type { MarketPool } from './pool-event'
import type { PoolState } from './pool-state'

/** The sides of a pool: the order of its tokens, and their decimals. */
export type PoolSides = {
  readonly baseIsFirst: boolean
  readonly base: Pick<MarketPool['base'], 'decimals'>
  readonly token: Pick<MarketPool['token'], 'decimals'>
}

/** Returns the price of a pool, tokens per base asset; null if a side of a pool of Uniswap V2 is empty. */
export function poolPrice(sides: PoolSides, state: PoolState): Price | null {
  if (state.kind === 'concentrated') return priceFromSqrt(sides, state.sqrtPriceX96)
  const { base, token } = reservesOf(sides, state)
  return priceFromReserves(
    { reserve: base, decimals: sides.base.decimals },
    { reserve: token, decimals: sides.token.decimals },
  )
}

/** Returns the reserves of a pool of Uniswap V2 in the order of the pair, smallest units. */
export function reservesOf(
  { baseIsFirst }: Pick<PoolSides, 'baseIsFirst'>,
  { reserve0, reserve1 }: { readonly reserve0: bigint; readonly reserve1: bigint },
): { readonly base: bigint; readonly token: bigint } {
  return baseIsFirst ? { base: reserve0, token: reserve1 } : { base: reserve1, token: reserve0 }
}

/**
 * Returns the price of a pool of Uniswap V3 or V4 as an exact fraction, tokens per base asset.
 * @param sqrtPriceX96 the square root of the price of token 0 in token 1, both in smallest units, times 2^96; above 0
 */
export function priceFromSqrt({ baseIsFirst, base, token }: PoolSides, sqrtPriceX96: bigint): Price {
  const [second, first] = [sqrtPriceX96 ** 2n, 1n << 192n]
  const [numerator, denominator] = baseIsFirst ? [second, first] : [first, second]
  const places = BigInt(base.decimals - token.decimals)
  return places >= 0n
    ? { numerator: numerator * 10n ** places, denominator }
    : { numerator, denominator: denominator * 10n ** -places }
}
