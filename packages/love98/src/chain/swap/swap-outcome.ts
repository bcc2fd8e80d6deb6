import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import type { SwapRoute } from '@/domain/swap/swap-route'

/** The amount of one side that moved, smallest units. */
export type SideMoved = {
  /** As the contracts report it in the logs of the transaction. */
  readonly reported: bigint
  /**
   * The change of the account's balance in the block in that direction, without the network fee; null if it is
   * unknown.
   */
  readonly changed: bigint | null
  /** The displayed amount: the worse of both for the account, and for a received amount no more than the pool paid. */
  readonly amount: bigint
}

export type SwapOutcome =
  | {
      readonly kind: 'swapped'
      readonly block: bigint
      readonly sent: SideMoved
      readonly arrived: SideMoved
    }
  /** The transaction succeeded, but the pool traded nothing for the account. */
  | { readonly kind: 'not-swapped'; readonly block: bigint }
  | { readonly kind: 'reverted'; readonly block: bigint; readonly reason: SwapFailure }

export type MinedSwap = {
  readonly hash: Hex
  readonly route: SwapRoute
  readonly account: Address
}
