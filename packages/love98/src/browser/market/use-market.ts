import { useEffect, useState, useSyncExternalStore } from 'react'
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
type UsedMarket = MarketReading & { readonly isLate: boolean; readonly retry: () => void }

/**
 * Returns the market data, read every 4 s while a visible part needs it, without the wallet's code.
 * @param active true if a visible part needs it
 */
export function useMarket(active: boolean): UsedMarket {
  // A price alert may have read the market before the window is hydrated.
  const reading = useSyncExternalStore(active ? followMarket : follow, marketReading, () => emptyReading)
  const isLate = useIsLate(reading.readAt)
  return { ...reading, isLate, retry: refreshMarket }
}

function follow(): () => void {
  return () => undefined
}

/** Becomes true at the time limit, even if nothing is received then. */
function useIsLate(readAt: number | null): boolean {
  const [isStaleAt, setLateOf] = useState<number | null>(null)

  useEffect(() => {
    if (readAt === null) return
    const timer = setTimeout(() => setLateOf(readAt), Math.max(0, readAt + staleAfterMs - Date.now()))
    return () => clearTimeout(timer)
  }, [readAt])

  return readAt !== null && isStaleAt === readAt
}
