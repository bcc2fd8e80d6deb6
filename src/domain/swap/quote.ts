/** What a pool holds of both sides of a trade, and what comes in; smallest units. */
export type PoolTrade = {
  readonly amountIn: bigint
  readonly reserveIn: bigint
  readonly reserveOut: bigint
}

/** Of 1,000 parts of what comes in, a pool trades 997 and keeps 3 (Uniswap V2). */
const [traded, parts] = [997n, 1_000n]
const bips = 10_000n
/** What the pool keeps, in bips. */
const feeBips = 30n
/** A pool counts what it holds in 112 bits. */
const mostHeld = 2n ** 112n

/**
 * What a pool pays out for an amount: `getAmountOut` of Uniswap V2's library in the same whole numbers, rounded down.
 * 0 where router or pool refuse: nothing comes in, a side is empty, or the pool would hold more than it can count.
 */
export function amountOut({ amountIn, reserveIn, reserveOut }: PoolTrade): bigint {
  if (amountIn <= 0n || reserveIn <= 0n || reserveOut <= 0n) return 0n
  const effective = amountIn * traded
  if (reserveIn + amountIn >= mostHeld) return 0n
  return (effective * reserveOut) / (reserveIn * parts + effective)
}

/**
 * The least that may arrive, so that no more than the slippage is lost; rounded up, so that it is 0 for nothing only.
 * @param amount expected, smallest units
 * @param slippageBips from 0 to 10,000; 50 is 0.5 %
 */
export function minimumReceived(amount: bigint, slippageBips: number): bigint {
  return (amount * (bips - BigInt(slippageBips)) + bips - 1n) / bips
}

/**
 * How much worse than the pool's price before the trade an amount is traded, without the pool's fee: as Uniswap's own page shows it,
 * `1 - out / (in × price) - 0.3 %`. Whole bips, rounded down and never below 0, so that `>= 100` means 1 % or more.
 */
export function priceImpactBips(trade: PoolTrade): number {
  const { amountIn, reserveIn, reserveOut } = trade
  if (amountIn <= 0n || reserveIn <= 0n || reserveOut <= 0n) return 0
  // In units of the side that comes out, times what the pool holds of the other side.
  const [atPrice, paid] = [amountIn * reserveOut, amountOut(trade) * reserveIn]
  const impact = ((atPrice - paid) * bips) / atPrice - feeBips
  return impact > 0n ? Number(impact) : 0
}
