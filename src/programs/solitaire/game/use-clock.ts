import { useEffect } from 'react'
import { useStore } from 'zustand'
import { isWon } from '@/domain/solitaire/table'
import type { Session } from './session'

/** Milliseconds. */
const second = 1000

/** Runs the clock of a timed game from its first move to its end, while its window and the page can be seen. */
export function useClock(session: Session, minimized: boolean): void {
  const runs = useStore(session, ({ game }) => game.rules.timed && game.last !== null && !isWon(game.table))

  // Timer; Page Visibility API.
  useEffect(() => {
    if (!runs || minimized) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') session.tick()
    }, second)
    return () => clearInterval(timer)
  }, [session, runs, minimized])
}
