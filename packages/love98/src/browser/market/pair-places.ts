import { createStore } from 'zustand/vanilla'
import { type PairPlace, pairPlace } from '@/domain/market/market-chain'
import { requestSettings } from '../api/request-settings'
import { loadChunk } from '../load-chunk'
import type { MarketReading } from './market-reading'

/** Returns the chain of a pair by its name. */
export type PairPlaces = (pairName: string) => PairPlace

/** The chains of the pairs; null until they are read. */
export const pairPlaces = createStore<PairPlaces | null>(() => null)

let reading: Promise<PairPlaces> | null = null

/**
 * Reads the chains of the pairs from the settings, for parts that do not load the wallet. Calls share one attempt.
 * @throws {AppError} `settings-unavailable` or `chunk-unavailable`
 */
export function readPairPlaces(): Promise<PairPlaces> {
  reading ??= read().finally(() => {
    reading = null
  })
  return reading
}

async function read(): Promise<PairPlaces> {
  const answer = requestSettings()
  answer.catch(() => undefined)
  const { readSettings } = await loadChunk(() => import('../api/settings'))
  const settings = await readSettings(answer)
  const places: PairPlaces = (pairName) => pairPlace(settings, pairName)
  pairPlaces.setState(() => places, true)
  return places
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
