import { useState } from 'react'
import { LoveError } from '@/domain/errors'
import { askFor } from '@/wallet/boot'
import { readReceipt } from '@/wallet/receipt'
import { useCopy } from '@/wallet/use-copy'
import { useSession } from '@/wallet/use-session'
import { useWallet } from '@/wallet/use-wallet'
import styles from './account-verification.module.css'
import { dateAndTime } from './date-and-time'

/** Whether the account is verified `[S4.3]`, the receipt of what was signed `[S3.8]`, and the way in and out. */
export function AccountVerification() {
  const { session } = useWallet()
  const status = useSession()
  const [failure, setFailure] = useState<string | null>(null)
  const isVerified = status.status === 'authenticated'

  async function signOut() {
    setFailure(null)
    try {
      await session.signOut()
    } catch (error) {
      const reason = error instanceof LoveError ? error.message : ''
      setFailure(`You are signed out here, and the server will be told as soon as it answers. ${reason}`)
    }
  }

  return (
    <fieldset className={styles.verification} aria-busy={status.status === 'loading'}>
      <legend>Verification</legend>
      <div className={styles.row}>
        <p aria-live="polite" className={styles.state}>
          {failure ?? stateOf(status)}
        </p>
        {status.status !== 'loading' && (
          <button type="button" onClick={() => (isVerified ? void signOut() : askFor('verify'))}>
            {isVerified ? 'Sign out' : 'Verify account'}
          </button>
        )}
      </div>
      {isVerified && <ReceiptRow />}
    </fieldset>
  )
}

/** What was signed, to keep: it opens nothing, since the server takes no message twice. */
function ReceiptRow() {
  const [copy, copyText] = useCopy()
  const receipt = readReceipt()
  if (receipt.sig === '') return null
  const text = JSON.stringify(receipt, null, 2)
  return (
    <>
      <textarea
        className={styles.receipt}
        aria-label="Receipt: the signature and the message"
        readOnly
        rows={3}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.row}>
        <p aria-live="polite" className={styles.state}>
          {receiptStatus[copy]}
        </p>
        <button type="button" className={`button ${styles.copy}`} onClick={() => copyText(text)}>
          {copy === 'copied' ? 'Copied!' : 'Copy Receipt'}
        </button>
      </div>
    </>
  )
}

const receiptStatus = {
  idle: 'What you signed, for your own records.',
  copied: 'The receipt is in the clipboard.',
  failed: 'This browser does not let the page copy. Select the receipt above and press Ctrl+C.',
}

function stateOf(status: ReturnType<typeof useSession>): string {
  switch (status.status) {
    case 'loading':
      return 'Looking…'
    case 'unauthenticated':
      return 'Not verified'
    case 'authenticated':
      return `Verified until ${dateAndTime(status.expiresAt)}`
  }
}
