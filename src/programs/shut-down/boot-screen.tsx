import { useEffect } from 'react'
import { useCommunity } from '@/desktop/use-community'
import { shutDownTexts } from '@/texts/en/programs/shut-down'
import { useTexts } from '@/texts/use-texts'
import { FullScreen } from '@/ui/full-screen/full-screen'
import { Icon } from '@/ui/icon'
import styles from './shut-down.module.css'

/** How long the desktop takes to start, ms; a key or a press is faster. */
const duration = 2400

/** The boot screen of 1998, after Shut Down only. */
export function BootScreen({ onEnd }: { onEnd: () => void }) {
  const texts = useTexts(shutDownTexts)
  const { site } = useCommunity()
  // A timer.
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

/** Whether to show the boot screen: once a page, and not with reduced motion. */
export function takeBootScreen(): boolean {
  if (isShown || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  isShown = true
  return true
}

let isShown = false
