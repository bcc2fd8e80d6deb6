import { useEffect, useState } from 'react'

/**
 * Milliseconds until a moment, told by the server's clock and counted down by the page's.
 * @param until ISO 8601, as `now`: the server's clock when it answered
 */
export function useCountdown(until: string, now: string): number {
  const [end] = useState(() => performance.now() + Date.parse(until) - Date.parse(now))
  const [left, setLeft] = useState(() => end - performance.now())

  // Time passes outside of React.
  useEffect(() => {
    const timer = setInterval(() => setLeft(end - performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [end])

  return left
}
