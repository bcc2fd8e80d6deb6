import { useState } from 'react'
import { dateAndTime } from '@/dialogs/parts/date-and-time'
import { AppError } from '@/domain/errors'
import { verification } from '@/texts/verification'
import { CopyButton } from '@/ui/copy-button/copy-button'
import type { CopyOutcome } from '@/ui/copy-button/use-copy'
import { StatusText } from '@/ui/status-text/status-text'
import { requestDialog } from '@/wallet/boot'
import { readSignInProof } from '@/wallet/sign-in/sign-in-proof'
import { useSession } from '@/wallet/sign-in/use-session'
import { useWallet } from '@/wallet/use-wallet'
import styles from './account-verification.module.css'
import { SelectableText } from './selectable-text'

/**
 * The verification of the account `[S4.3]`, the receipt of the signed message `[S3.8]`, and the buttons to
 * sign in and out.
 */
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
      const reason = error instanceof AppError ? error.message : ''
      setFailure(verification.signedOutHere(reason))
    }
  }

  return (
    <fieldset className={styles.verification} aria-busy={status.status === 'loading'}>
      <legend>{verification.verification}</legend>
      <div className={styles.row}>
        <StatusText isProblem={failure !== null} className={styles.state}>
          {failure ?? stateOf(status)}
        </StatusText>
        {status.status !== 'loading' && (
          <button type="button" onClick={() => (isVerified ? void signOut() : requestDialog('verify'))}>
            {isVerified ? verification.signOut : verification.verify}
          </button>
        )}
      </div>
      {isVerified && <ReceiptRow />}
    </fieldset>
  )
}

/** The signed message and its signature. Not a credential: the server accepts a message once. */
function ReceiptRow() {
  const [copy, setCopy] = useState<CopyOutcome>('idle')
  const receipt = readSignInProof()
  if (receipt.sig === '') return null
  const text = verification.receiptLines(receipt.msg, receipt.sig)
  return (
    <>
      <SelectableText className={styles.receipt} label={verification.receipt} rows={6} value={text} />
      <div className={styles.row}>
        <p aria-live="polite" className={styles.state}>
          {verification.receiptStatus[copy]}
        </p>
        <CopyButton
          className={`button ${styles.copy}`}
          text={text}
          label={verification.copyReceipt}
          onOutcome={setCopy}
        />
      </div>
    </>
  )
}

function stateOf(status: ReturnType<typeof useSession>): string {
  switch (status.status) {
    case 'loading':
      return verification.looking
    case 'unauthenticated':
      return verification.notVerified
    case 'authenticated':
      return verification.verifiedUntil(dateAndTime(status.expiresAt))
  }
}
