import { useEffect, useState, useSyncExternalStore } from 'react'
import { askForMarket, followMarket, type MarketReading, marketReading, unreadMarket } from './market-reading'

/** From how many ms on prices are shown with their age: longer than blocks take on any chain. */
const lateAfter = 30_000

/** `isLate`: what is shown is old, and must be shown with its age (since `readAt`); `retry`: asks now. */
type UsedMarket = MarketReading & { readonly isLate: boolean; readonly retry: () => void }

/**
 * What this deployment knows of the market, read every 4 s while something visible needs it, without the wallet's code.
 * @param active whether something that is visible needs it
 */
export function useMarket(active: boolean): UsedMarket {
  // A price alert may have read the market before the window comes to life.
  const reading = useSyncExternalStore(active ? followMarket : follow, marketReading, () => unreadMarket)
  const isLate = useIsLate(reading.readAt)
  return { ...reading, isLate, retry: askForMarket }
}

/** For a window that is not looked at: nothing is read, and nothing changes. */
function follow(): () => void {
  return () => undefined
}

/** Becomes true when the time comes, whether or not anything is received then. */
function useIsLate(readAt: number | null): boolean {
  const [lateOf, setLateOf] = useState<number | null>(null)

  // The clock is outside React.
  useEffect(() => {
    if (readAt === null) return
    const timer = setTimeout(() => setLateOf(readAt), Math.max(0, readAt + lateAfter - Date.now()))
    return () => clearTimeout(timer)
  }, [readAt])

  return readAt !== null && lateOf === readAt
}
