import { useEffect } from 'react'
import { useCommunity } from '@/desktop/use-community'
import { shutDownTexts } from '@/texts/en/programs/shut-down'
import { useTexts } from '@/texts/use-texts'
import { FullScreen } from '@/ui/full-screen/full-screen'
import { Icon } from '@/ui/icon'
import styles from './shut-down.module.css'

/** How long the desktop takes to start, ms; a key or a press is faster. */
const duration = 2400

/** The desktop starts, as it did in 1998, for whoever turned it off. A visit begins without it. */
export function BootScreen({ onEnd }: { onEnd: () => void }) {
  const texts = useTexts(shutDownTexts)
  const { site } = useCommunity()
  // Time passes outside React.
  useEffect(() => {
    const timer = setTimeout(onEnd, duration)
    return () => clearTimeout(timer)
  }, [onEnd])
  return (
    <FullScreen label={texts.starting(site.name)} onEnd={onEnd} hidesPointer>
      <div className={styles.boot}>
        <span className={styles.logo}>
          <Icon name="start" size={32} />
        </span>
        <p className={styles.siteName}>{site.name}</p>
        <p>{site.sentence}</p>
        <span className={styles.running} aria-hidden="true" />
        <p className={styles.hint}>{texts.skip}</p>
      </div>
    </FullScreen>
  )
}

/** Whether the desktop may start with a show: once a page, and never where less motion is asked for. */
export function takeBootScreen(): boolean {
  if (isShown || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  isShown = true
  return true
}

let isShown = false
