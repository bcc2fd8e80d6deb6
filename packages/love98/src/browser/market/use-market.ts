import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MarketChain } from '@/domain/market/market-chain'
import {
  emptyReading,
  followMarket,
  type MarketReading,
  marketReading,
  refreshMarket,
} from './market-reading'

/** The age in ms from which prices are shown with their age; it is longer than the time between blocks on any chain. */
const staleAfterMs = 30_000

/** `isLate`: the data is old, and must be shown with its age (since `readAt`). `retry`: sends a request now. */
export type UsedMarket = MarketReading & { readonly isLate: boolean; readonly retry: () => void }

/**
 * Returns the market data of a chain, read every 4 s while a visible part needs it, without the wallet's code.
 * @param active true if a visible part needs it
 */
export function useMarket(active: boolean, chain: MarketChain): UsedMarket {
  const [market] = useMarkets(active, [chain])
  return market ?? { ...emptyReading, isLate: false, retry: () => undefined }
}

/** Returns the market data of some chains in their order, as {@link useMarket} does for one. */
export function useMarkets(active: boolean, chains: readonly MarketChain[]): readonly UsedMarket[] {
  const key = chains.join()
  const last = useRef<readonly MarketReading[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the chains
  const follow = useCallback(
    (onChange: () => void) => {
      if (!active) return () => undefined
      const ends = chains.map((chain) => followMarket(chain, onChange))
      return () => {
        for (const end of ends) end()
      }
    },
    [active, key],
  )
  const read = () => {
    const readings = chains.map(marketReading)
    const isSame =
      readings.length === last.current.length && readings.every((one, index) => one === last.current[index])
    if (!isSame) last.current = readings
    return last.current
  }
  // A price alert may have read the market before the window is hydrated.
  const readings = useSyncExternalStore(follow, read, () => noReadings)
  const late = useLate(readings.map(({ readAt }) => readAt))
  return chains.map((chain, index) => {
    const reading = readings[index] ?? emptyReading
    return {
      ...reading,
      isLate: reading.readAt !== null && late.includes(reading.readAt),
      retry: () => refreshMarket(chain),
    }
  })
}

const noReadings: readonly MarketReading[] = []

/** Returns the times that are past the limit. A time is added at its limit, even if nothing is received then. */
function useLate(times: readonly (number | null)[]): readonly number[] {
  const [late, setLate] = useState<readonly number[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the joined times name them
  useEffect(() => {
    const timers = times.map((readAt) => {
      if (readAt === null) return undefined
      const wait = Math.max(0, readAt + staleAfterMs - Date.now())
      const add = (before: readonly number[]) =>
        before.includes(readAt) ? before : [...before.filter((one) => times.includes(one)), readAt]
      return setTimeout(() => setLate(add), wait)
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [times.join()])

  return late
}
