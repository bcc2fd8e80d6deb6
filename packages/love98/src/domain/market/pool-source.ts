import type { Address } from '@/domain/address'

/**
 * The key of a pool of Uniswap V4, whose hash is the pool's id. The zero address is the native coin in a currency, and
 * no hook in `hooks`.
 */
export type PoolKey = {
  readonly currency0: Address
  readonly currency1: Address
  /** Millionths, or 0x800000 for a fee that the hook decides. */
  readonly fee: number
  readonly tickSpacing: number
  readonly hooks: Address
}

/** The contract that holds a pool: its own one (Uniswap V2 and V3), or the manager of all pools (V4). */
export type PoolSource =
  | { readonly kind: 'v2'; readonly pool: Address }
  /** `fee`: millionths. */
  | { readonly kind: 'v3'; readonly pool: Address; readonly fee: number }
  | { readonly kind: 'v4'; readonly manager: Address; readonly key: PoolKey }

/** The contract that emits the logs of a pool. */
export function emitterOf(source: PoolSource): Address {
  return source.kind === 'v4' ? source.manager : source.pool
}
