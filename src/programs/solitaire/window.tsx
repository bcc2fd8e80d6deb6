import { useSyncExternalStore } from 'react'
import { solitaire } from '@/texts/solitaire'

import type { ProgramProps } from '../program-props'
import { SolitaireGame } from './game/solitaire-game'
import styles from './window.module.css'

/** Solitaire. Static pages are rendered without cards: the stored game is known in the browser only. */
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
