import { useEffect, useState } from 'react'

/**
 * Milliseconds until a moment, independent of the visitor's clock setting; negative afterwards.
 * @param until ISO 8601
 * @param now ISO 8601, the server's time of the response
 */
export function useCountdown(until: string, now: string): number {
  const [end] = useState(() => performance.now() + Date.parse(until) - Date.parse(now))
  const [left, setLeft] = useState(() => end - performance.now())

  // Timer.
  useEffect(() => {
    const timer = setInterval(() => setLeft(end - performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [end])

  return left
}
