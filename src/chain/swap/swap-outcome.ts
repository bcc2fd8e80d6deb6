import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import type { SwapRoute } from '@/domain/swap/swap-route'

/** The amount of one side that moved, smallest units. */
export type SideMoved = {
  /** As the contracts report it in the logs of the transaction. */
  readonly reported: bigint
  /** By how much the account's balance changed in the block in that direction, without the network cost; null where it is not known. */
  readonly changed: bigint | null
  /** The amount that is shown: the worse of both for the account, and for what arrived no more than the pool paid. */
  readonly amount: bigint
}

/** The outcome of a mined swap. */
export type SwapOutcome =
  | {
      readonly kind: 'swapped'
      readonly block: bigint
      readonly sent: SideMoved
      readonly arrived: SideMoved
    }
  /** The transaction ran, and the pool traded nothing for the account. */
  | { readonly kind: 'not-swapped'; readonly block: bigint }
  | { readonly kind: 'reverted'; readonly block: bigint; readonly reason: SwapFailure }

/** A swap that was sent. */
export type MinedSwap = {
  readonly hash: Hex
  readonly route: SwapRoute
  /** The account that paid and received. */
  readonly account: Address
  /** Null for a wrap. */
  readonly pool: Address | null
}
