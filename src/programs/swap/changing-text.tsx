import { useState } from 'react'
import styles from './swap.module.css'

type ChangingTextProps = { text: string; isKnown: boolean }

/** The text of a cell, which flashes once when a known value changes. */
export function ChangingText({ text, isKnown }: ChangingTextProps) {
  const [shown, setShown] = useState({ text, isKnown, changes: 0 })
  if (shown.text !== text) {
    const isChange = shown.isKnown && isKnown
    setShown({ text, isKnown, changes: shown.changes + (isChange ? 1 : 0) })
  }
  // A new key restarts the animation.
  return (
    <span
      key={shown.changes}
      className={isKnown ? undefined : styles.absent}
      data-changed={shown.changes > 0 || undefined}
    >
      {text}
    </span>
  )
}
