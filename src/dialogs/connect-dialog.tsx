import { useId } from 'react'
import { Dialog } from '@/ui/dialog'
import { type ConnectAttempt, useConnectWallet } from '@/wallet/use-connect-wallet'
import { useWalletChoices } from '@/wallet/use-wallet-choices'
import styles from './connect-dialog.module.css'
import { WalletIcon } from './wallet-icon'

/** Connect a Wallet `[S2.7]`: the wallets in this browser, and what the chosen one is doing. */
export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const statusId = useId()
  const choices = useWalletChoices()
  const [attempt, connect] = useConnectWallet()
  return (
    <Dialog title="Connect a Wallet" onClose={onClose}>
      {choices.length > 0 ? (
        <ul className={`list ${styles.wallets}`} aria-label="Wallets in this browser">
          {choices.map((choice, index) => {
            const isChosen = attempt.phase !== 'idle' && attempt.choice.id === choice.id
            return (
              <li key={choice.id}>
                <button
                  type="button"
                  data-autofocus={index === 0 || undefined}
                  aria-pressed={isChosen}
                  aria-describedby={isChosen ? statusId : undefined}
                  aria-disabled={isChosen && attempt.phase === 'waiting'}
                  onClick={() => {
                    if (!isChosen || attempt.phase !== 'waiting') connect(choice)
                  }}
                >
                  <WalletIcon choice={choice} />
                  <span>{choice.name}</span>
                </button>
              </li>
            )
          })}
        </ul>
      ) : (
        <p className={`well ${styles.empty}`}>
          No wallet was found in this browser. Install one, or unlock the one you have, and open this list
          again.
        </p>
      )}
      <div className="status-bar">
        <p id={statusId} role="status" className={styles.status}>
          {statusOf(attempt, choices.length)}
        </p>
      </div>
      <fieldset className={styles.about}>
        <legend>What is a Wallet?</legend>
        <p>
          A program that keeps the keys to what you own on a blockchain. It shows this page your address, and
          asks you before anything is signed or paid. No account and no password are needed here.
        </p>
      </fieldset>
      <div className="button-row">
        {attempt.phase === 'failed' && (
          <button type="button" data-default onClick={() => connect(attempt.choice)}>
            Retry
          </button>
        )}
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}

function statusOf(attempt: ConnectAttempt, count: number): string {
  switch (attempt.phase) {
    case 'waiting':
      return `Opening ${attempt.choice.name}… Confirm connection in the extension`
    case 'failed':
      return attempt.error.message
    case 'idle':
      return count > 0 ? 'Choose a wallet.' : 'No wallet.'
  }
}
