'use client'

import { useSyncExternalStore } from 'react'
import { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { useTexts } from '@/texts/use-texts'
import type { ProgramProps } from '../program-props'
import { HeartbreakTable } from './game/heartbreak-game'
import styles from './window.module.css'

/**
 * Heartbreak: find every whole heart without breaking one. A page is drawn ahead without a board: what is on the table
 * is the visitor's, and known in the browser only.
 */
export default function HeartbreakWindow(props: ProgramProps) {
  const { preparing } = useTexts(heartbreakTexts)
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isAlive ? <HeartbreakTable {...props} /> : <p className={styles.preparing}>{preparing}</p>
}

/** A page that is alive stays so. */
function neverChanges(): () => void {
  return () => undefined
}
