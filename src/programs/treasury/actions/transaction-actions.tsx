import { lazy, Suspense, useId, useState } from 'react'
import type { SafeContract } from '@/chain/safe/read-safe'
import { isSameAddress } from '@/domain/address'
import { addressesOfTransaction } from '@/safe/decode/addresses-of-call'
import { needsAcknowledgment } from '@/safe/decode/gravity'
import type { TransactionDetails } from '@/safe/gateway/transaction-shapes'
import type { Agreement } from '@/safe/proven-signers'
import type { Review } from '@/safe/review'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryProposalTexts } from '@/texts/en/programs/treasury-proposal'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { useTexts } from '@/texts/use-texts'
import type { ListProps } from '../lists/list-props'
import type { Prepared } from '../proposal/prepare-proposal'
import { ProposalReview } from '../proposal/proposal-review'
import recipes from '../recipes.module.css'
import { useLookAlikes } from '../review/use-look-alikes'
import { isOwner, reasonNotToSign, useHostOf } from '../safe-context'
import { useTransactionActions } from './use-transaction-actions'

// Lazy import.
const NewTransaction = lazy(async () => ({
  default: (await import('../proposal/new-transaction')).NewTransaction,
}))

type ActionsProps = ListProps & {
  details: TransactionDetails
  /** Of these very details: what was not found to be honest has no buttons. */
  review: Extract<Review, { kind: 'ready' }>
  /** True until the chain tells what the risks depend on, or fails to. */
  isReading: boolean
  /** What it does, in words from its bytes. */
  what: string
  /** The contract of the Safe; undefined until it is read. */
  contract: SafeContract | undefined
  /** Proven agreements of owners; undefined until they are read, null when the chain did not answer. */
  agreements: readonly Agreement[] | null | undefined
  onWithdrawn: () => void
}

/** What an owner can do with a transaction that waits; what is dangerous in it must be acknowledged first. */
export function TransactionActions({
  details,
  review,
  isReading,
  what,
  contract,
  agreements,
  onWithdrawn,
  ...props
}: ActionsProps) {
  const texts = useTexts(treasuryTexts)
  const proposal = useTexts(treasuryProposalTexts)
  const { reading } = useTexts(treasuryReviewTexts)
  const checkId = useId()
  const { safe, state, viewer } = props
  const { pending, cancel, sign, prepareReject, proposeReviewed, execute, withdraw } =
    useTransactionActions(props)
  const [rejection, setRejection] = useState<Prepared | null>(null)
  const [isReplacing, setIsReplacing] = useState(false)
  const [said, setSaid] = useState('')
  const host = useHostOf(safe)
  // A later answer of the chain can make the risks heavier: they are then acknowledged again.
  const risks = review.riskFlags.join()
  const [readRisks, setReadRisks] = useState<string | null>(null)
  const isRead = readRisks === risks
  const alike = useLookAlikes(props, addressesOfTransaction(review.transaction, review.call))
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') return null
  if (!isOwner(state, viewer))
    return <span className={recipes.reason}>{reasonNotToSign(host, viewer, texts)}</span>

  // Without the contract nothing is executed; a signature of what was reviewed can still be given.
  const hasSigned = agreements?.some(({ owner }) => isSameAddress(owner, viewer)) ?? false
  const isNext = contract !== undefined && contract.nonce === review.transaction.nonce
  const given = agreements?.length ?? 0
  const canSign = !hasSigned && agreements !== undefined
  const canExecute = isNext && given >= contract.threshold
  // The owner who sends the execution agrees by that, so no signature is asked for before.
  const canDoBoth = canSign && isNext && given === contract.threshold - 1
  const executeAs = (signs: boolean) => {
    if (viewer) void execute(review, info, what, { sender: viewer, signs })
  }
  const isRejection = review.call.action.kind === 'reject'
  const isBusy = pending.phase === 'waiting'
  const isRefused = review.gravity === 'refused'
  const isLocked =
    isBusy || isReading || isRefused || (needsAcknowledgment(review.gravity) && !isRead) || alike.isOpen
  return (
    <>
      {(canSign || canExecute) && alike.warnings}
      {needsAcknowledgment(review.gravity) && (canSign || canExecute) && (
        <label className="field-row" htmlFor={checkId}>
          <input
            id={checkId}
            type="checkbox"
            checked={isRead}
            onChange={() => setReadRisks(isRead ? null : risks)}
          />
          {texts.iHaveRead}
        </label>
      )}
      <span role="status" className={recipes.reason}>
        {pending.text || said || (isReading && (canSign || canExecute) ? reading : '')}
      </span>
      {canSign && (
        <button type="button" disabled={isLocked} onClick={() => void sign(review)}>
          {texts.sign}
        </button>
      )}
      {canDoBoth && (
        <button type="button" disabled={isLocked} onClick={() => executeAs(true)}>
          {proposal.signAndExecute}
        </button>
      )}
      {!isRejection && (
        <button type="button" disabled={isBusy} onClick={() => void prepareReject(review).then(setRejection)}>
          {texts.reject}
        </button>
      )}
      <button type="button" disabled={isBusy} onClick={() => setIsReplacing(true)}>
        {proposal.replace}
      </button>
      {isSameAddress(info.proposer?.value ?? '', viewer) && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() =>
            void withdraw(review.safeTxHash).then((said) => {
              if (said !== null) onWithdrawn()
            })
          }
        >
          {texts.withdraw}
        </button>
      )}
      {canExecute && (
        <button type="button" disabled={isLocked} onClick={() => executeAs(false)}>
          {texts.execute}
        </button>
      )}
      {isReplacing && (
        <Suspense fallback={null}>
          <NewTransaction
            {...props}
            nonce={review.transaction.nonce}
            onClose={(result) => {
              setSaid(result)
              setIsReplacing(false)
            }}
          />
        </Suspense>
      )}
      {rejection && (
        <ProposalReview
          gateway={props.gateway}
          safe={safe}
          state={state}
          nativeSymbol={props.nativeSymbol}
          viewer={viewer}
          prepared={rejection}
          pending={pending}
          onSign={(ready) =>
            void proposeReviewed(ready, rejection.what, '').then((said) => {
              if (said !== null) setRejection(null)
            })
          }
          onBack={() => {
            cancel()
            setRejection(null)
          }}
        />
      )}
    </>
  )
}
