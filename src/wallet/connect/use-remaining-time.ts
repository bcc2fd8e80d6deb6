import { useEffect, useState } from 'react'
import { remainingTime } from './pairing'

/** What is left until a moment, as `4:59`, a second at a time. @param until ms since the epoch */
export function useRemainingTime(until: number): string {
  const [now, setNow] = useState(Date.now)

  // A timer.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])

  return remainingTime(until - now)
}
