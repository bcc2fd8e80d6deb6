import type { Address } from '@/domain/address'
import type { CommunityFields } from './community-schema'
import { pairCodeHash, publishedWrappedNative } from './published-venues'
import { venueOf } from './venues'

/** The chain of the tokens, and its deployment of Uniswap V2, if any. */
export type Exchange = {
  readonly chainId: number
  /** Null: no pair with the native coin. */
  readonly wrappedNative: Address | null
  readonly factory: Address | null
  readonly initCodeHash: string
  /** UniswapV2Router02; null: pairs only link to the swap site. */
  readonly router: Address | null
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

/** Returns the deployment of V2 on the chain of the tokens. Without one, its contracts are null. */
export function mainExchangeOf({ venues, chains }: Deployed): Exchange {
  const chainId = mainChainOf({ venues, chains })
  const v2 = venueOf(venues, 'v2')
  return {
    chainId,
    wrappedNative: wrappedNativeOf(chains, chainId),
    factory: v2?.factory ?? null,
    initCodeHash: v2?.initCodeHash ?? pairCodeHash,
    router: v2?.router ?? null,
  }
}
