import { useCallback, useEffect, useState } from 'react'
import type { GameSession } from './game-session'

/**
 * Covers the board while the window is minimized, the page is hidden, or a resumed game waits for the player to continue.
 */
export function useAutoPause(session: GameSession, minimized: boolean) {
  const [isPaused, setIsPaused] = useState(false)

  // Page Visibility API.
  useEffect(() => {
    const follow = () => session.setAway(minimized || isPaused || document.visibilityState === 'hidden')
    follow()
    const stop = session.subscribe(({ phase }, before) => {
      if (phase === 'game' && before.phase !== 'game') follow()
    })
    document.addEventListener('visibilitychange', follow)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [session, minimized, isPaused])

  const pause = useCallback(() => setIsPaused(true), [])
  const resume = useCallback(() => setIsPaused(false), [])
  return { isPaused, pause, resume }
}
