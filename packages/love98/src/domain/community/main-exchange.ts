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

/**
 * Returns the main chain: the chain of the first venue, or the first chain of a community without one. Tokens that name no
 * other chain are on it.
 */
export function mainChainOf({ venues, chains }: Deployed): number {
  return venues[0]?.chainId ?? chains[0]?.id ?? 1
}

/** Returns the wrapped native coin of a chain; null if the file names none and none is published. */
export function wrappedNativeOf(chains: Deployed['chains'], chainId: number): Address | null {
  const written = chains.find(({ id }) => id === chainId)?.wrappedNative
  return written === undefined ? publishedWrappedNative(chainId) : written
}

/** Returns the main chain with its deployments. */
export function mainExchangeOf(file: Deployed): Exchange {
  return exchangeOf(file, mainChainOf(file))
}

/** Returns the other chains of the venues with their deployments, in the order of the file. */
export function otherExchangesOf(file: Deployed): readonly Exchange[] {
  const main = mainChainOf(file)
  const others = new Set(file.venues.map(({ chainId }) => chainId).filter((id) => id !== main))
  return [...others].map((chainId) => exchangeOf(file, chainId))
}

function exchangeOf({ venues, chains }: Deployed, chainId: number): Exchange {
  const here = venues.filter((venue) => venue.chainId === chainId)
  const [v2, v3, v4] = [venueOf(here, 'v2'), venueOf(here, 'v3'), venueOf(here, 'v4')]
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
