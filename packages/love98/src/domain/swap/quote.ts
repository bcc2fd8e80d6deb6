/** The reserves of both sides of a pool in smallest units, in the direction of the swap. */
export type SwapReserves = { readonly in: bigint; readonly out: bigint }

/** The input of a trade and the reserves of both sides of the pool, in smallest units. */
export type PoolTrade = {
  readonly amountIn: bigint
  readonly reserveIn: bigint
  readonly reserveOut: bigint
}

/** A pool trades 997 of 1,000 parts of the input and keeps 3 as its fee (Uniswap V2). */
const [traded, parts] = [997n, 1_000n]
const bips = 10_000n
/** The fee of a pool of V2, millionths. */
export const v2Fee = 3_000
/** The limit of a reserve, which the pool stores in 112 bits. */
const mostHeld = 2n ** 112n

/**
 * Returns the output of a pool for an input: `getAmountOut` of Uniswap V2's library in the same integer arithmetic,
 * rounded down. Returns 0 where the router or the pool would revert: the input is 0, a side is empty, or the reserve
 * would overflow.
 */
export function amountOut({ amountIn, reserveIn, reserveOut }: PoolTrade): bigint {
  if (amountIn <= 0n || reserveIn <= 0n || reserveOut <= 0n) return 0n
  const effective = amountIn * traded
  if (reserveIn + amountIn >= mostHeld) return 0n
  return (effective * reserveOut) / (reserveIn * parts + effective)
}

/**
 * Returns the minimum output for a slippage, rounded up, so that it is 0 only for an amount of 0.
 * @param amount the expected output, smallest units
 * @param slippageBips from 0 to 10,000; 50 is 0.5%
 */
export function minimumReceived(amount: bigint, slippageBips: number): bigint {
  return (amount * (bips - BigInt(slippageBips)) + bips - 1n) / bips
}
