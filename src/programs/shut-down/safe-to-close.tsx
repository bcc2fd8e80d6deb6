import { shutDownTexts } from '@/texts/en/programs/shut-down'
import { useTexts } from '@/texts/use-texts'
import { FullScreen } from '@/ui/full-screen/full-screen'
import styles from './shut-down.module.css'

/** The last screen: the tab can be closed, or the desktop restarted. */
export function SafeToClose({ onEnd }: { onEnd: () => void }) {
  const texts = useTexts(shutDownTexts)
  return (
    <FullScreen label={texts.safe} onEnd={onEnd}>
      <div className={styles.safe}>
        <p className={styles.sentence}>{texts.safe}</p>
        <button type="button" className={styles.back}>
          {texts.turnOn}
        </button>
      </div>
    </FullScreen>
  )
}
