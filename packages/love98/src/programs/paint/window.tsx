import { useSyncExternalStore } from 'react'
import { paint } from '@/texts/paint'
import type { ProgramProps } from '../program-props'
import { PaintProgram } from './paint-program'
import styles from './window.module.css'

/** Static pages have no picture, because only the browser can draw one. */
export default function PaintWindow(props: ProgramProps) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return isHydrated ? <PaintProgram {...props} /> : <p className={styles.preparing}>{paint.preparing}</p>
}

/** Hydration happens once. */
function subscribeToNothing(): () => void {
  return () => undefined
}
