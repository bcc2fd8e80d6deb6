import { useSyncExternalStore } from 'react'
import { heartbreak } from '@/texts/heartbreak'

import type { ProgramProps } from '../program-props'
import { HeartbreakGame } from './game/heartbreak-game'
import styles from './window.module.css'

/**
 * Heartbreak: find every whole heart without breaking one. Static pages have no board, because only the browser has the
 * stored game.
 */
export default function HeartbreakWindow(props: ProgramProps) {
  const { preparing } = heartbreak
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return isHydrated ? <HeartbreakGame {...props} /> : <p className={styles.preparing}>{preparing}</p>
}

/** Hydration happens once. */
function subscribeToNothing(): () => void {
  return () => undefined
}
