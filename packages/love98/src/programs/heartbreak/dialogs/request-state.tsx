import { errorMessage } from '@/domain/errors'
import { common } from '@/texts/common'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { Icon } from '@/ui/icon'
import styles from './dialogs.module.css'
import type { RequestResult } from './use-request'

export function RequestState({ request, onRetry }: { request: RequestResult<unknown>; onRetry: () => void }) {
  if (request.status === 'success') return null
  if (request.status === 'pending')
    return (
      <p role="status" className={styles.note}>
        {common.loading}
      </p>
    )
  return (
    <div className={styles.note}>
      <p role="alert" className="field-row selectable">
        <Icon name="error" size={16} />
        {navigator.onLine === false ? heartbreakRanking.offline : errorMessage(request.error)}
      </p>
      <DialogButtons dismiss={{ label: common.retry, onClick: onRetry }} />
    </div>
  )
}
