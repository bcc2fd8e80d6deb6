import type { MouseEvent } from 'react'
import { useDesktop } from '@/desktop/use-desktop'
import { focusedWindow } from '@/domain/desktop/windows'
import { skipTexts } from '@/texts/en/shell/skip-links'
import { useTexts } from '@/texts/use-texts'
import styles from './skip-links.module.css'

/** The first stops of Tab: past the icons to the window in front, to the taskbar and to Start. */
export function SkipLinks() {
  const texts = useTexts(skipTexts)
  const front = useDesktop(focusedWindow)
  return (
    <div className={styles.links}>
      {front !== null && <SkipLink to={front} label={texts.toWindow} />}
      <SkipLink to="taskbar" label={texts.toTaskbar} />
      <SkipLink to="start" label={texts.toStart} />
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
