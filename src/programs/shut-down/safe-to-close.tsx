import { shutDown } from '@/texts/shut-down'

import { FullScreen } from '@/ui/full-screen/full-screen'
import styles from './shut-down.module.css'

/** The last screen: the tab can be closed, or the desktop restarted. */
export function SafeToClose({ onEnd }: { onEnd: () => void }) {
  return (
    <FullScreen label={shutDown.safe} onEnd={onEnd}>
      <div className={styles.safe}>
        <p className={styles.sentence}>{shutDown.safe}</p>
        <button type="button" className={styles.back}>
          {shutDown.turnOn}
        </button>
      </div>
    </FullScreen>
  )
}
