import { lazy, Suspense } from 'react'
import { errorDetails } from '@/domain/thrown'
import { connectTexts } from '@/texts/en/wallet/connect'
import { useTexts } from '@/texts/use-texts'
import type { ConnectAttempt } from '@/wallet/connect/use-connect-wallet'
import styles from './connect-dialog.module.css'

const ErrorDetails = lazy(async () => ({
  default: (await import('@/dialogs/parts/error-details')).ErrorDetails,
}))

type ConnectStatusProps = { id: string; attempt: ConnectAttempt; isEmpty: boolean }

/** The status line of the chosen wallet, or its error; the technical details are behind "Details >>". */
export function ConnectStatus({ id, attempt, isEmpty }: ConnectStatusProps) {
  const texts = useTexts(connectTexts)
  const failure = attempt.phase === 'failed' && attempt.error.code !== 'user-rejected' ? attempt.error : null
  return (
    <>
      <div className={`status-bar ${styles.bar}`}>
        <p id={id} role="status" className={styles.status}>
          {statusOf(attempt, isEmpty, texts)}
        </p>
      </div>
      {failure && (
        <Suspense fallback={null}>
          <ErrorDetails key={errorDetails(failure)} text={errorDetails(failure)} />
        </Suspense>
      )}
    </>
  )
}

function statusOf(attempt: ConnectAttempt, isEmpty: boolean, texts: typeof connectTexts): string {
  switch (attempt.phase) {
    case 'idle':
      return isEmpty ? texts.noWallet : texts.choose
    case 'failed':
      return attempt.error.message
    case 'waiting': {
      const { choice, pairing, before } = attempt
      if (choice.way === 'browser') return texts.opening(choice.name)
      if (choice.way === 'library') return texts.openingElsewhere(choice.name)
      if (!pairing) return before?.message ?? texts.preparing
      if (before?.code === 'user-rejected') return texts.rejectedAnew
      return before?.message ?? texts.scan(choice.name)
    }
  }
}
