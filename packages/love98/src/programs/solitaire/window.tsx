import { useSyncExternalStore } from 'react'
import { solitaire } from '@/texts/solitaire'

import type { ProgramProps } from '../program-props'
import { SolitaireGame } from './game/solitaire-game'
import styles from './window.module.css'

/** Static pages have no cards, because only the browser has the stored game. */
export default function SolitaireWindow(props: ProgramProps) {
  const { preparing } = solitaire
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return isHydrated ? <SolitaireGame {...props} /> : <p className={styles.preparing}>{preparing}</p>
}

/** Hydration happens once. */
function subscribeToNothing(): () => void {
  return () => undefined
}
