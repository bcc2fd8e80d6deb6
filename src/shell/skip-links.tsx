import type { MouseEvent } from 'react'
import { useDesktop } from '@/desktop/use-desktop'
import { focusedWindow } from '@/domain/desktop/windows'
import { skipLinks } from '@/texts/skip-links'

import styles from './skip-links.module.css'

/** The first stops of Tab: past the icons to the window in front, to the taskbar and to Start. */
export function SkipLinks() {
  const front = useDesktop(focusedWindow)
  return (
    <div className={styles.links}>
      {front !== null && <SkipLink to={front} label={skipLinks.toWindow} />}
      <SkipLink to="taskbar" label={skipLinks.toTaskbar} />
      <SkipLink to="start" label={skipLinks.toStart} />
    </div>
  )
}

function SkipLink({ to, label }: { to: string; label: string }) {
  // No history entry for the fragment.
  const go = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(to)?.focus()
  }
  return (
    <a className={styles.link} data-skip="" href={`#${to}`} onClick={go}>
      {label}
    </a>
  )
}
