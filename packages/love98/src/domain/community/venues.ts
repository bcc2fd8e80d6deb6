import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/** A deployment of Uniswap on a chain. `router` is the one that its pairs are swapped through; null: not here. */
export type Venue =
  | {
      readonly kind: 'v2'
      readonly chainId: number
      readonly factory: Address
      /** The hash of the code of a pair, with which the address of a pool is computed (EIP-1014). */
      readonly initCodeHash: Hex
      /** UniswapV2Router02. */
      readonly router: Address | null
    }
  | {
      readonly kind: 'v3'
      readonly chainId: number
      readonly factory: Address
      /** QuoterV2. */
      readonly quoter: Address
      /** SwapRouter02. */
      readonly router: Address | null
    }
  | {
      readonly kind: 'v4'
      readonly chainId: number
      readonly poolManager: Address
      readonly stateView: Address
      /** V4Quoter. */
      readonly quoter: Address
      readonly universalRouter: Address | null
      readonly permit2: Address
    }

/** The generation of Uniswap. */
export type VenueKind = Venue['kind']

/** Returns the first deployment of a kind. */
export function venueOf<Kind extends VenueKind>(
  venues: readonly Venue[],
  kind: Kind,
): Extract<Venue, { kind: Kind }> | undefined {
  return venues.find((venue): venue is Extract<Venue, { kind: Kind }> => venue.kind === kind)
}
