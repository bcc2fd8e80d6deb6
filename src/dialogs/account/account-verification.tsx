import { useState } from 'react'
import { dateAndTime } from '@/dialogs/parts/date-and-time'
import { LoveError } from '@/domain/errors'
import { verificationTexts } from '@/texts/en/wallet/sign-in'
import { useTexts } from '@/texts/use-texts'
import { requestDialog } from '@/wallet/boot'
import { readSignInProof } from '@/wallet/sign-in/sign-in-proof'
import { useSession } from '@/wallet/sign-in/use-session'
import { useCopy } from '@/wallet/use-copy'
import { useWallet } from '@/wallet/use-wallet'
import styles from './account-verification.module.css'
import { SelectableText } from './selectable-text'

/** Whether the account is verified `[S4.3]`, the receipt of what was signed `[S3.8]`, and the way in and out. */
export function AccountVerification() {
  const texts = useTexts(verificationTexts)
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
      setFailure(texts.signedOutHere(reason))
    }
  }

  return (
    <fieldset className={styles.verification} aria-busy={status.status === 'loading'}>
      <legend>{texts.verification}</legend>
      <div className={styles.row}>
        <p aria-live="polite" className={styles.state}>
          {failure ?? stateOf(status, texts)}
        </p>
        {status.status !== 'loading' && (
          <button type="button" onClick={() => (isVerified ? void signOut() : requestDialog('verify'))}>
            {isVerified ? texts.signOut : texts.verify}
          </button>
        )}
      </div>
      {isVerified && <ReceiptRow />}
    </fieldset>
  )
}

/** The signed message and its signature. Not a credential: the server accepts a message once. */
function ReceiptRow() {
  const texts = useTexts(verificationTexts)
  const [copy, copyText] = useCopy()
  const receipt = readSignInProof()
  if (receipt.sig === '') return null
  const text = texts.receiptLines(receipt.msg, receipt.sig)
  return (
    <>
      <SelectableText className={styles.receipt} label={texts.receipt} rows={6} value={text} />
      <div className={styles.row}>
        <p aria-live="polite" className={styles.state}>
          {texts.receiptStatus[copy]}
        </p>
        <button type="button" className={`button ${styles.copy}`} onClick={() => copyText(text)}>
          {copy === 'copied' ? texts.copied : texts.copyReceipt}
        </button>
      </div>
    </>
  )
}

function stateOf(status: ReturnType<typeof useSession>, texts: typeof verificationTexts): string {
  switch (status.status) {
    case 'loading':
      return texts.looking
    case 'unauthenticated':
      return texts.notVerified
    case 'authenticated':
      return texts.verifiedUntil(dateAndTime(status.expiresAt))
  }
}
