import { errorText } from '@/domain/errors'
import { rankingTexts } from '@/texts/en/heartbreak/heartbreak-ranking'
import { useTexts } from '@/texts/use-texts'
import styles from './dialogs.module.css'
import type { Asked } from './use-request'

/** What stands in the place of an answer that is not there: patience, or what went wrong and a way on. */
export function AskedState({ asked, onRetry }: { asked: Asked<unknown>; onRetry: () => void }) {
  const texts = useTexts(rankingTexts)
  if (asked.status === 'there') return null
  if (asked.status === 'loading')
    return (
      <p role="status" className={styles.note}>
        {texts.loading}
      </p>
    )
  return (
    <div role="alert" className={styles.note}>
      <p className="selectable">{navigator.onLine === false ? texts.offline : errorText(asked.error)}</p>
      <div className="button-row">
        <button type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </div>
    </div>
  )
}
