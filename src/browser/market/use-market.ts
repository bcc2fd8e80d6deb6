import { useEffect, useState, useSyncExternalStore } from 'react'
import { followMarket, type MarketReading, marketReading } from './market-reading'

/** After how many ms without a newer reading prices are shown with their age. */
const lateAfter = 25_000

/**
 * What this deployment knows of the market, read every 4 s while something visible needs it.
 * @param active whether something that is visible needs it
 * @returns the reading; `isLate`: what is shown is old, and must be shown with its age (`readAt`)
 */
export function useMarket(active: boolean): MarketReading & { readonly isLate: boolean } {
  const reading = useSyncExternalStore(active ? followMarket : follow, marketReading, marketReading)
  const isLate = useIsLate(reading.readAt)
  return { ...reading, isLate }
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
