import { useCallback, useEffect, useState } from 'react'
import type { Table } from './game-session'

/**
 * Covers the board while nobody looks: the window is minimized, the page hidden, or a game of an earlier visit waits
 * to be taken up.
 * @returns whether it waits, and how to make it wait or go on
 */
export function useAway(table: Table, minimized: boolean) {
  const [waits, setWaits] = useState(false)

  // Whether the page is seen is the browser's to tell.
  useEffect(() => {
    const follow = () => table.away(minimized || waits || document.visibilityState === 'hidden')
    follow()
    const stop = table.subscribe(({ phase }, before) => {
      if (phase === 'game' && before.phase !== 'game') follow()
    })
    document.addEventListener('visibilitychange', follow)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [table, minimized, waits])

  const wait = useCallback(() => setWaits(true), [])
  const goOn = useCallback(() => setWaits(false), [])
  return { waits, wait, goOn }
}
