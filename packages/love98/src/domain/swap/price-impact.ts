/** The output of one unit of the input at a pool's price, as a fraction of smallest units, and the pool's fee. */
export type SpotPrice = {
  readonly numerator: bigint
  readonly denominator: bigint
  /** Millionths. */
  readonly fee: number
}

/**
 * Returns the price of a pool of Uniswap V3 or V4 in one direction.
 * @param sqrtPriceX96 the square root of the price of token 0 in token 1, both in smallest units, times 2^96
 * @param isFirst true if token 0 is given
 * @param fee millionths
 * @returns null for a pool without a price
 */
export function spotFromSqrt(sqrtPriceX96: bigint, isFirst: boolean, fee: number): SpotPrice | null {
  if (sqrtPriceX96 <= 0n) return null
  const [second, first] = [sqrtPriceX96 ** 2n, 1n << 192n]
  return isFirst
    ? { numerator: second, denominator: first, fee }
    : { numerator: first, denominator: second, fee }
}

/**
 * Returns the difference between the price of a swap and the prices of its pools before it, without their fees, as the
 * Uniswap interface shows it for one pool of V2: `1 - out / (in × price) - 0.3 %`. The result is in whole bips, rounded
 * down and never below 0, so that `>= 100` means 1% or more.
 * @param swap smallest units
 */
export function routeImpactBips(
  { amountIn, amountOut }: { readonly amountIn: bigint; readonly amountOut: bigint },
  pools: readonly SpotPrice[],
): number {
  let [atPrice, got, fee] = [amountIn, amountOut, 0]
  for (const pool of pools) {
    atPrice *= pool.numerator
    got *= pool.denominator
    fee += pool.fee
  }
  if (atPrice <= 0n) return 0
  const impact = Number(((atPrice - got) * 10_000n) / atPrice) - Math.floor(fee / 100)
  return Math.max(impact, 0)
}
