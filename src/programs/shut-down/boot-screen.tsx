import { useEffect } from 'react'
import { useCommunity } from '@/desktop/use-community'
import { shutDown } from '@/texts/shut-down'

import { FullScreen } from '@/ui/full-screen/full-screen'
import { Icon } from '@/ui/icon'
import styles from './shut-down.module.css'

/** The duration of the boot screen, ms. A key or a press ends it earlier. */
const duration = 2400

/** The startup screen of 1998, shown only after Shut Down. */
export function BootScreen({ onEnd }: { onEnd: () => void }) {
  const { site } = useCommunity()
  // A timer.
  useEffect(() => {
    const timer = setTimeout(onEnd, duration)
    return () => clearTimeout(timer)
  }, [onEnd])
  return (
    <FullScreen label={shutDown.starting(site.name)} onEnd={onEnd} hidesPointer>
      <div className={styles.boot}>
        <span className={styles.logo}>
          <Icon name="start" size={32} />
        </span>
        <p className={styles.siteName}>{site.name}</p>
        <p>{site.sentence}</p>
        <span className={styles.running} aria-hidden="true" />
        <p className={styles.hint}>{shutDown.skip}</p>
      </div>
    </FullScreen>
  )
}

/** Returns true if the boot screen should be shown: once per page, and not with reduced motion. */
export function takeBootScreen(): boolean {
  if (isShown || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  isShown = true
  return true
}

let isShown = false
