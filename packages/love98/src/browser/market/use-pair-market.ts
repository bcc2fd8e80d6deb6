import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { PairPlace } from '@/domain/market/market-chain'
import { emptyReading, isPlaceUnknown, pairPlaces } from './market-reading'
import { type UsedMarket, useMarket } from './use-market'

/** `chainName`: the name of the chain of the pair; null for the main chain. */
type PairMarket = UsedMarket & { readonly chainName: PairPlace['name'] }

/**
 * Returns the market of the chain of a pair, for a window that does not load the wallet.
 * @param active true if a visible part needs it
 * @param pair null without a pair
 */
export function usePairMarket(active: boolean, pair: string | null): PairMarket {
  const places = useStore(pairPlaces)
  const place = (pair !== null && places?.(pair)) || null
  const market = useMarket(active && pair !== null, place?.chain ?? null)
  const isUnknown = active && pair !== null && places === null && isPlaceUnknown(market, pair)

  // The settings. Each reading of the market tries again until they are known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reading names the attempt
  useEffect(() => {
    if (!isUnknown) return
    import('./request-pair-places')
      .then(({ requestPairPlaces }) => requestPairPlaces())
      .catch(() => undefined)
  }, [isUnknown, market.readAt, market.failure])

  // The block of the main chain says nothing about a pair that the main chain does not list.
  const isElsewhere = isUnknown && market.failure === null
  return { ...market, ...(isElsewhere ? emptyReading : {}), chainName: place?.name ?? null }
}
