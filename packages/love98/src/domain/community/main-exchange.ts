import type { Address } from '@/domain/address'
import type { CommunityFields } from './community-schema'
import { pairCodeHash, publishedWrappedNative } from './published-venues'
import { venueOf } from './venues'

/** A chain with its deployments of Uniswap. A contract that is not there is null or left out. */
export type Exchange = {
  readonly chainId: number
  /** Null: no pair with the native coin. */
  readonly wrappedNative: Address | null
  readonly factory: Address | null
  readonly initCodeHash: string
  /** UniswapV2Router02; null: pairs of V2 only link to the swap site. */
  readonly router: Address | null
  /** UniswapV3Factory, with which the address of a pool of V3 is computed. */
  readonly v3Factory?: Address | null
  /** QuoterV2 and V4Quoter, which compute the output of a swap. */
  readonly v3Quoter?: Address | null
  readonly v4Quoter?: Address | null
  /** The manager of all pools of V4. */
  readonly poolManager?: Address | null
  /** The Universal Router and Permit2, which swap through pools of V3 and V4; null: those pairs only link to the swap site. */
  readonly universalRouter?: Address | null
  readonly permit2?: Address | null
}

type Deployed = Pick<CommunityFields, 'venues' | 'chains'>

/** Returns the chain of the tokens: the chain of the first venue, or the first chain of a community without one. */
export function mainChainOf({ venues, chains }: Deployed): number {
  return venues[0]?.chainId ?? chains[0]?.id ?? 1
}

/** Returns the wrapped native coin of a chain; null if the file names none and none is published. */
export function wrappedNativeOf(chains: Deployed['chains'], chainId: number): Address | null {
  const written = chains.find(({ id }) => id === chainId)?.wrappedNative
  return written === undefined ? publishedWrappedNative(chainId) : written
}

/** Returns the chain of the tokens with its deployments. */
export function mainExchangeOf({ venues, chains }: Deployed): Exchange {
  const chainId = mainChainOf({ venues, chains })
  const [v2, v3, v4] = [venueOf(venues, 'v2'), venueOf(venues, 'v3'), venueOf(venues, 'v4')]
  return {
    chainId,
    wrappedNative: wrappedNativeOf(chains, chainId),
    factory: v2?.factory ?? null,
    initCodeHash: v2?.initCodeHash ?? pairCodeHash,
    router: v2?.router ?? null,
    v3Factory: v3?.factory ?? null,
    v3Quoter: v3?.quoter ?? null,
    v4Quoter: v4?.quoter ?? null,
    poolManager: v4?.poolManager ?? null,
    universalRouter: v4?.universalRouter ?? null,
    permit2: v4?.permit2 ?? null,
  }
}
