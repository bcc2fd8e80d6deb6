import type { Address } from '@/domain/address'

/** A pool's `Sync` or `Swap` log (Uniswap V2), with its place in the block. Amounts are smallest units. */
export type PoolEvent = { readonly pool: Address; readonly logIndex: number } & (
  | { readonly kind: 'sync'; readonly reserve0: bigint; readonly reserve1: bigint }
  | {
      readonly kind: 'swap'
      readonly transactionHash: string
      readonly amount0In: bigint
      readonly amount1In: bigint
      readonly amount0Out: bigint
      readonly amount1Out: bigint
    }
)

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
  readonly pool: Address
  readonly base: { readonly symbol: string; readonly address: Address; readonly decimals: number }
  readonly token: { readonly symbol: string; readonly address: Address; readonly decimals: number }
  readonly baseIsFirst: boolean
}
