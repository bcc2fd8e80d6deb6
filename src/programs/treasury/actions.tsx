import { useId, useState } from 'react'
import type { TransactionDetails } from '@/safe/gateway/transaction-shapes'
import { reviewTransaction } from '@/safe/review'
import { treasuryTexts } from '@/texts/en/treasury'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import { describeTransaction } from './describe'
import { isOwner, isSame, useHostOf } from './here'
import type { ListProps } from './list-props'
import styles from './treasury.module.css'
import { useTransactionActs } from './use-transaction-acts'

/**
 * What an owner can do with a transaction that waits. Its hash was computed here before anything can be signed: one that was
 * tampered with has no buttons, and what is dangerous must be acknowledged first.
 */
export function Actions({ details, ...props }: ListProps & { details: TransactionDetails }) {
  const texts = useTexts(treasuryTexts)
  const checkId = useId()
  const { safe, state, viewer, nativeSymbol } = props
  const { acting, sign, reject, execute } = useTransactionActs(props)
  const host = useHostOf(safe)
  const [isRead, setIsRead] = useState(false)
  const info = details.detailedExecutionInfo
  const isOpen = details.txStatus === 'AWAITING_CONFIRMATIONS' || details.txStatus === 'AWAITING_EXECUTION'
  if (info?.type !== 'MULTISIG' || !isOpen) return null
  const review = reviewTransaction(safe, details, state?.version)
  if (review.kind !== 'ready')
    return (
      <p role="alert" className={styles.warning}>
        <Icon name="error" size={16} />
        <span>
          {review.kind === 'tampered' ? texts.tampered(review.claimed, review.computed) : texts[review.kind]}
        </span>
      </p>
    )

  const hasSigned = info.confirmations.some(({ signer }) => isSame(signer.value, viewer))
  const isNext = state?.nonce === info.nonce
  const canExecute = isNext && info.confirmations.length >= info.confirmationsRequired
  const isRejection = details.txInfo.type === 'Custom' && details.txInfo.isCancellation === true
  const isBusy = acting.phase === 'waiting'
  const isLocked = isBusy || (review.dangers.length > 0 && !isRead)
  return (
    <>
      {review.dangers.length > 0 && (
        <div role="alert" className={styles.warnings}>
          {review.dangers.map((danger) => (
            <p key={danger} className={styles.warning}>
              <Icon name="warning" size={16} />
              <span>{texts.dangers[danger]}</span>
            </p>
          ))}
        </div>
      )}
      {isOwner(state, viewer) ? (
        <>
          {review.dangers.length > 0 && (
            <label className="field-row" htmlFor={checkId}>
              <input id={checkId} type="checkbox" checked={isRead} onChange={() => setIsRead(!isRead)} />
              {texts.iHaveRead}
            </label>
          )}
          <div className={styles.buttons}>
            <span role="status" className={styles.what}>
              {acting.text}
            </span>
            {!hasSigned && (
              <button type="button" disabled={isLocked} onClick={() => void sign(review)}>
                {texts.sign}
              </button>
            )}
            {!isRejection && (
              <button type="button" disabled={isBusy} onClick={() => void reject(review)}>
                {texts.reject}
              </button>
            )}
            {canExecute && (
              <button
                type="button"
                disabled={isLocked}
                onClick={() =>
                  void execute(review, info, describeTransaction(details.txInfo, texts, nativeSymbol))
                }
              >
                {texts.execute}
              </button>
            )}
          </div>
        </>
      ) : (
        <p>{host ? texts.actInSafe : viewer === null ? texts.connectToSign : texts.notAnOwner}</p>
      )}
    </>
  )
}
