import { shutDownTexts } from '@/texts/en/programs/shut-down'
import { useTexts } from '@/texts/use-texts'
import { FullScreen } from '@/ui/full-screen/full-screen'
import { Icon } from '@/ui/icon'
import styles from './shut-down.module.css'

/** Stand by: a black screen with one moving heart, until a key or a press. It does not move with reduced motion. */
export function StandBy({ onEnd }: { onEnd: () => void }) {
  const texts = useTexts(shutDownTexts)
  return (
    <FullScreen label={texts.standingBy} onEnd={onEnd} hidesPointer>
      <span className={styles.wanderer}>
        <span className={styles.rise}>
          <Icon name="heartbreak" size={32} />
        </span>
      </span>
      <p className="visually-hidden">{texts.pressAnyKey}</p>
    </FullScreen>
  )
}
