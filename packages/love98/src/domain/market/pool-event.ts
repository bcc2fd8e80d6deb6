import type { Address } from '@/domain/address'
import type { PoolSource } from './pool-source'

/** A log of a pool, with its place in the block. `pool` is the pool's id. Amounts are smallest units. */
export type PoolEvent = { readonly pool: string; readonly logIndex: number } & PoolChange

/**
 * The change that a log reports. Uniswap V2: `sync`, and `swap` after it. V3 and V4, whose liquidity is concentrated in
 * ranges of ticks: the others.
 */
export type PoolChange =
  | { readonly kind: 'sync'; readonly reserve0: bigint; readonly reserve1: bigint }
  | {
      readonly kind: 'swap'
      readonly transactionHash: string
      readonly amount0In: bigint
      readonly amount1In: bigint
      readonly amount0Out: bigint
      readonly amount1Out: bigint
    }
  | { readonly kind: 'initialize'; readonly sqrtPriceX96: bigint; readonly tick: number }
  | {
      readonly kind: 'concentrated-swap'
      readonly transactionHash: string
      /** The changes of the pool's balances: above 0 for the token that the trader sells. */
      readonly amount0: bigint
      readonly amount1: bigint
      /** The state of the pool after the swap. */
      readonly sqrtPriceX96: bigint
      readonly liquidity: bigint
      readonly tick: number
    }
  /** The change of a position, below 0 if it becomes smaller. Its range includes `tickLower`, but not `tickUpper`. */
  | {
      readonly kind: 'position'
      readonly tickLower: number
      readonly tickUpper: number
      readonly liquidityDelta: bigint
    }

/** A block by its hash; `timestamp` in seconds since 1970. */
export type BlockHead = {
  readonly number: bigint
  readonly hash: string
  readonly parentHash: string
  readonly timestamp: number
}

export type BlockEvents = { readonly head: BlockHead; readonly events: readonly PoolEvent[] }

/** A configured pair with its pool on this deployment; `baseIsFirst`: whether the base asset is the pool's token 0. */
export type MarketPool = {
  readonly name: string
  /** The pool's address (Uniswap V2 and V3), or the hash of its key in lower case (V4). */
  readonly id: string
  readonly source: PoolSource
  readonly base: { readonly symbol: string; readonly address: Address; readonly decimals: number }
  readonly token: { readonly symbol: string; readonly address: Address; readonly decimals: number }
  readonly baseIsFirst: boolean
}
