import type { Address } from 'viem'

/** A token and an amount of it in its smallest unit. The zero address is the native coin of V4. */
export type Side = { address: Address; amount: bigint }

/** A position's range, as ticks: powers of 1.0001 that the price may have. */
export type Range = { tickLower: number; tickUpper: number }

/** The largest tick at which a pool of V3 and V4 works; the smallest one is its negative. */
export const lastTick = 887_272

const fractionBits = 256n
const one = 1n << fractionBits

/** Returns both sides in the order of a pool: by address. */
export function inOrder<Part extends { address: Address }>(first: Part, second: Part): [Part, Part] {
  return BigInt(first.address) < BigInt(second.address) ? [first, second] : [second, first]
}

/**
 * Returns the price at which two amounts have the same worth, in the form of V3 and V4: the square root of the second
 * token's amount divided by the first one's, times 2^96, rounded down.
 */
export function sqrtPriceOf(amount0: bigint, amount1: bigint): bigint {
  return squareRoot((amount1 << 192n) / amount0)
}

/**
 * Returns the price at a tick in the same form. Its error is at most one unit; the contracts compute with fewer bits, so
 * that their price at a large tick differs by up to one part in 10^19.
 */
export function sqrtPriceAt(tick: number): bigint {
  let power = one
  let factor = (one * 10_000n) / 10_001n
  for (let left = Math.abs(tick); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = (power * factor) >> fractionBits
    factor = (factor * factor) >> fractionBits
  }
  const root = squareRoot(power << 192n) >> 128n
  return tick <= 0 ? root : squareRoot((one << 448n) / power) >> 128n
}

/** Returns the widest range of a pool whose ticks have a spacing. */
export function fullRange(tickSpacing: number): Range {
  const tickUpper = Math.floor(lastTick / tickSpacing) * tickSpacing
  return { tickLower: -tickUpper, tickUpper }
}

/**
 * Returns the liquidity that two amounts give to a range. The pool may take one unit more than the amounts.
 * @param sqrtPrice of the pool
 */
export function liquidityOf(sqrtPrice: bigint, { tickLower, tickUpper }: Range, amounts: [bigint, bigint]) {
  const low = sqrtPriceAt(tickLower)
  const high = sqrtPriceAt(tickUpper)
  const price = sqrtPrice < low ? low : sqrtPrice > high ? high : sqrtPrice
  const ofFirst = price < high ? (amounts[0] * price * high) / (high - price) / 2n ** 96n : null
  const ofSecond = price > low ? (amounts[1] * 2n ** 96n) / (price - low) : null
  if (ofFirst === null) return ofSecond ?? 0n
  return ofSecond === null || ofFirst < ofSecond ? ofFirst : ofSecond
}

/** Newton's method, from above. */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
