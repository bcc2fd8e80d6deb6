import { errorText } from '@/domain/errors'
import { rankingTexts } from '@/texts/en/heartbreak/heartbreak-ranking'
import { useTexts } from '@/texts/use-texts'
import styles from './dialogs.module.css'
import type { RequestResult } from './use-request'

/** Shows that a request is pending, or its error with a button to retry; nothing after a success. */
export function RequestState({ request, onRetry }: { request: RequestResult<unknown>; onRetry: () => void }) {
  const texts = useTexts(rankingTexts)
  if (request.status === 'success') return null
  if (request.status === 'pending')
    return (
      <p role="status" className={styles.note}>
        {texts.loading}
      </p>
    )
  return (
    <div role="alert" className={styles.note}>
      <p className="selectable">{navigator.onLine === false ? texts.offline : errorText(request.error)}</p>
      <div className="button-row">
        <button type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      </div>
    </div>
  )
}
