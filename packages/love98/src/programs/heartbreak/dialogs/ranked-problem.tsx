import { useState } from 'react'
import { AppError, errorMessage } from '@/domain/errors'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { Icon } from '@/ui/icon'
import { loadedWallet, loadWallet, requestDialog } from '@/wallet/boot'
import styles from './dialogs.module.css'

export function RankedProblem({ error, onLeave }: { error: unknown; onLeave: () => void }) {
  const [problem, setProblem] = useState<unknown>(null)
  const isSignedOut = error instanceof AppError && error.code === 'not-signed-in'
  const offline = navigator.onLine === false

  const connect = async () => {
    try {
      const wallet = loadedWallet() ?? (await loadWallet())
      // A modal dialog would cover the wallet's dialogs.
      onLeave()
      requestDialog(wallet.connection.getState().status === 'connected' ? 'verify' : 'connect')
    } catch (cause) {
      setProblem(cause)
    }
  }

  return (
    <div className={styles.note}>
      <p role="alert" className="field-row selectable">
        <Icon name={isSignedOut && !offline ? 'info' : 'error'} size={16} />
        {offline
          ? heartbreakRanking.offline
          : isSignedOut
            ? heartbreakRanking.signInWhy
            : errorMessage(error)}
      </p>
      {problem !== null && (
        <p role="alert" className="field-row selectable">
          <Icon name="error" size={16} />
          {errorMessage(problem)}
        </p>
      )}
      {isSignedOut && !offline && (
        <DialogButtons dismiss={{ label: heartbreakRanking.connect, onClick: () => void connect() }} />
      )}
    </div>
  )
}
