import { createStore } from 'zustand/vanilla'
import type { PairPlace } from '@/domain/market/market-chain'
import { loadChunk } from '../load-chunk'
import type { MarketReading } from './market-reading'

/** Returns the chain of a pair by its name. */
export type PairPlaces = (pairName: string) => PairPlace

/** The chains of the pairs; null until they are read. */
export const pairPlaces = createStore<PairPlaces | null>(() => null)

let reading: Promise<void> | null = null

/**
 * Reads the chains of the pairs from the settings, for parts that do not load the wallet. Calls share one attempt.
 * @throws {AppError} `chunk-unavailable`, or an error of the server
 */
export function readPairPlaces(): Promise<void> {
  reading ??= read().finally(() => {
    reading = null
  })
  return reading
}

async function read(): Promise<void> {
  const { requestPairPlaces } = await loadChunk(() => import('./request-pair-places'))
  const places = await requestPairPlaces()
  pairPlaces.setState(() => places, true)
}

/**
 * Returns true if the reading of the main chain does not show that a pair is there: it does not list the pair, or the node
 * of the chain has failed. A community with one chain therefore sends no request for its settings.
 */
export function isPlaceUnknown(
  { snapshot, failure }: Pick<MarketReading, 'snapshot' | 'failure'>,
  pairName: string,
): boolean {
  // Without an answer of the server there are no settings.
  if (!snapshot) return failure?.code === 'node-unavailable'
  return !snapshot.pairs.some(({ name }) => name === pairName)
}
