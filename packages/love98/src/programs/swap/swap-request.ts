import type { Address } from '@/domain/address'
import type { SwapRoute } from '@/domain/swap/swap-route'

/** The swap that the visitor requested: one amount in one direction, from the account that was shown. */
export type SwapRequest = {
  readonly pair: string
  readonly route: SwapRoute
  /** The name of the chain; null on the main chain. */
  readonly chainName?: string | null
  readonly amountIn: bigint
  /** The quote in the form when the visitor pressed Swap, in smallest units. */
  readonly promised: bigint
  readonly from: Address
}

/**
 * Identifies a swap of a pair, whatever its amounts. A second transaction with the same intent needs a
 * confirmation.
 */
export function swapIntent(pair: string): string {
  return `swap ${pair}`
}
