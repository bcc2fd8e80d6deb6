import type { ReactNode } from 'react'
import styles from './properties.module.css'

/** One page of the property sheet: scrolls, and can be scrolled by the keyboard. */
export function PropertyPage({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by the keyboard
    <div className={styles.page} tabIndex={0}>
      {children}
    </div>
  )
}
