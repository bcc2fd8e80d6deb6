import { ContradictoryLogs } from './contradictory-logs'
import type { PoolChange } from './pool-event'

/** The reserves of a pool's two tokens, in smallest units (Uniswap V2). */
export type Reserves = { readonly kind: 'reserves'; readonly reserve0: bigint; readonly reserve1: bigint }

/** The price of a pool of Uniswap V3 or V4, and the liquidity that is active at it. */
export type Concentrated = {
  readonly kind: 'concentrated'
  /** The square root of the price of token 0 in token 1, both in smallest units, times 2^96; above 0. */
  readonly sqrtPriceX96: bigint
  readonly liquidity: bigint
  /** At the edge of a range it may be one less than the tick of the price, as the pool counts. */
  readonly tick: number
}

export type PoolState = Reserves | Concentrated

/**
 * Returns the state of a pool after a change. A position changes the active liquidity only if the tick of the pool is
 * in its range.
 * @param state before the change; null if there is no pool, or it is not initialized
 * @throws {ContradictoryLogs} for a position of a pool without a price, and one that takes more than is active
 */
export function stateAfter(state: PoolState | null, change: PoolChange): PoolState | null {
  switch (change.kind) {
    case 'sync':
      return { kind: 'reserves', reserve0: change.reserve0, reserve1: change.reserve1 }
    case 'swap':
      // The reserves were in the `Sync` before it.
      return state
    case 'initialize':
      return {
        kind: 'concentrated',
        sqrtPriceX96: change.sqrtPriceX96,
        liquidity: 0n,
        tick: change.tick,
      }
    case 'concentrated-swap': {
      const { sqrtPriceX96, liquidity, tick } = change
      return { kind: 'concentrated', sqrtPriceX96, liquidity, tick }
    }
    case 'position':
      return afterPosition(state, change)
  }
}

function afterPosition(
  state: PoolState | null,
  { tickLower, tickUpper, liquidityDelta }: PoolChange & { kind: 'position' },
): Concentrated {
  if (state?.kind !== 'concentrated')
    throw new ContradictoryLogs('A pool logged a position before it had a price')
  if (state.tick < tickLower || state.tick >= tickUpper) return state
  const liquidity = state.liquidity + liquidityDelta
  if (liquidity < 0n) throw new ContradictoryLogs('A position took more liquidity than its pool had')
  return { ...state, liquidity }
}

export function isSameState(one: PoolState | null, other: PoolState | null): boolean {
  if (one?.kind === 'reserves' && other?.kind === 'reserves')
    return one.reserve0 === other.reserve0 && one.reserve1 === other.reserve1
  if (one?.kind === 'concentrated' && other?.kind === 'concentrated')
    return (
      one.sqrtPriceX96 === other.sqrtPriceX96 && one.liquidity === other.liquidity && one.tick === other.tick
    )
  return one === other
}
