import { pairChainId, type TokenChains } from '@/domain/community/chain-settings'
import type { ChainDefinition } from '@/domain/community/community'

/** The id of a chain of pairs; null for the main chain, whose market is read before the settings are known. */
export type MarketChain = number | null

/** `name` is null for the main chain, which windows do not name. */
export type PairPlace = { readonly chain: MarketChain; readonly name: string | null }

type ChainNames = { readonly chains: readonly Pick<ChainDefinition, 'id' | 'name'>[] }

/** The place of all pairs of a community with one chain. */
export const mainPlace: PairPlace = { chain: null, name: null }

export function marketChainOf({ exchange }: Pick<TokenChains, 'exchange'>, chainId: number): MarketChain {
  return exchange.chainId === chainId ? null : chainId
}

/** Returns the name of a chain as wallets know it; the id for a chain that is not configured. */
export function chainNameOf({ chains }: ChainNames, chainId: number): string {
  return chains.find(({ id }) => id === chainId)?.name ?? String(chainId)
}

/** Returns the chain on which a pair is traded. */
export function pairPlace(settings: TokenChains & ChainNames, pairName: string): PairPlace {
  const chainId = pairChainId(settings, pairName)
  const chain = marketChainOf(settings, chainId)
  return chain === null ? mainPlace : { chain, name: chainNameOf(settings, chainId) }
}
