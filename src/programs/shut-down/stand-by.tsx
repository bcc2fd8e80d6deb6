import { shutDown } from '@/texts/shut-down'

import { FullScreen } from '@/ui/full-screen/full-screen'
import { Icon } from '@/ui/icon'
import styles from './shut-down.module.css'

/** Stand by: a black screen with one moving heart, until a key or a press. It does not move with reduced motion. */
export function StandBy({ onEnd }: { onEnd: () => void }) {
  return (
    <FullScreen label={shutDown.standingBy} onEnd={onEnd} hidesPointer>
      <span className={styles.wanderer}>
        <span className={styles.rise}>
          <Icon name="heartbreak" size={32} />
        </span>
      </span>
      <p className="visually-hidden">{shutDown.pressAnyKey}</p>
    </FullScreen>
  )
}
