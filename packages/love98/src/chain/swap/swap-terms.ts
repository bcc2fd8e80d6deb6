import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/** A call to send; `value` in wei. */
export type SwapCall = { readonly to: Address; readonly value: bigint; readonly data: Hex }

export type SwapTerms = {
  /** The amount that the visitor gives, smallest units. */
  readonly amountIn: bigint
  /** The minimum growth of the visitor's balance, smallest units; with less, the router reverts the swap. */
  readonly minimum: bigint
  /**
   * The visitor's balance of the bought token before the swap, smallest units, which the Universal Router compares with.
   * The router of V2 reads it, and a bought coin needs none.
   * @default 0
   */
  readonly balanceBefore?: bigint
  /** The recipient: always the visitor. */
  readonly to: Address
  /** Seconds since 1970; a block after it reverts the swap. */
  readonly deadline: bigint
}
