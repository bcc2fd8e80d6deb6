import { useEffect, useState } from 'react'
import { remainingTime } from './pairing'

/** The time until a moment, as `4:59`, updated every second. @param until ms since the epoch */
export function useRemainingTime(until: number): string {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])

  return remainingTime(until - now)
}
