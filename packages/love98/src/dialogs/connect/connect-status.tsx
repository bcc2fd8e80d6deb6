import { Suspense } from 'react'
import type { ErrorCode } from '@/domain/errors'
import { errorDetails } from '@/domain/thrown'
import { connect } from '@/texts/connect'
import { Icon } from '@/ui/icon'
import { lazyNamed } from '@/ui/lazy-named'
import type { ConnectAttempt } from '@/wallet/connect/use-connect-wallet'
import styles from './connect-dialog.module.css'
import type { PairingView } from './pairing-status'

const ErrorDetails = lazyNamed(() => import('@/dialogs/parts/error-details'), 'ErrorDetails')

const PairingStatus = lazyNamed(() => import('./pairing-status'), 'PairingStatus')

/** Errors whose texts are those of the wallet library `[S8.7]` `[S8.9]`: visitors read them in the details. */
const libraryCodes: ReadonlySet<ErrorCode> = new Set([
  'connector-not-found',
  'connector-already-connected',
  'chain-not-configured',
  'no-chains',
  'no-config',
  'provider-required',
  'switching-not-supported',
])

type ConnectStatusProps = {
  id: string
  attempt: ConnectAttempt
  isEmpty: boolean
  /** True if wallets in this browser are browser extensions. */
  isExtension: boolean
  view: PairingView
}

export function ConnectStatus({ id, attempt, view, ...about }: ConnectStatusProps) {
  const failure = attempt.phase === 'failed' && attempt.error.code !== 'user-rejected' ? attempt.error : null
  return (
    <div className={styles.foot} data-failed={failure !== null || undefined}>
      <div className="status-bar">
        <p id={id} role="status" className={styles.status}>
          {attempt.phase === 'waiting' && attempt.choice.way === 'walletconnect' ? (
            <Suspense>
              <PairingStatus attempt={attempt} view={view} />
            </Suspense>
          ) : (
            <>
              {failure && <Icon name="error" size={16} />}
              {statusOf(attempt, about)}
            </>
          )}
        </p>
      </div>
      {failure && (
        <Suspense>
          <ErrorDetails key={errorDetails(failure)} text={errorDetails(failure)} />
        </Suspense>
      )}
    </div>
  )
}

function statusOf(
  attempt: ConnectAttempt,
  { isEmpty, isExtension }: Pick<ConnectStatusProps, 'isEmpty' | 'isExtension'>,
): string {
  if (attempt.phase === 'idle') return isEmpty ? connect.noWallet : connect.choose
  if (attempt.phase === 'failed')
    return libraryCodes.has(attempt.error.code) ? connect.failed : attempt.error.message
  const { name, way } = attempt.choice
  return way === 'browser' && isExtension ? connect.opening(name) : connect.openingElsewhere(name)
}
