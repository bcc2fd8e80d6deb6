import { lazy, Suspense, useId, useState } from 'react'
import type { SafeContract } from '@/chain/safe/read-safe'
import { isSameAddress } from '@/domain/address'
import { addressesOfTransaction } from '@/safe/decode/addresses-of-call'
import { needsAcknowledgment } from '@/safe/decode/gravity'
import type { TransactionDetails } from '@/safe/gateway/transaction-shapes'
import type { Agreement } from '@/safe/proven-signers'
import type { Review } from '@/safe/review'
import { treasury } from '@/texts/treasury'
import { treasuryProposal } from '@/texts/treasury-proposal'
import { treasuryReview } from '@/texts/treasury-review'

import type { ListProps } from '../lists/list-props'
import type { Prepared } from '../proposal/prepare-proposal'
import { ProposalReview } from '../proposal/proposal-review'
import recipes from '../recipes.module.css'
import { useLookAlikes } from '../review/use-look-alikes'
import { isOwner, reasonNotToSign, useHostOf } from '../safe-context'
import { useTransactionActions } from './use-transaction-actions'

// Lazy import: only owners who replace a transaction need the form.
const NewTransaction = lazy(async () => ({
  default: (await import('../proposal/new-transaction')).NewTransaction,
}))

type ActionsProps = ListProps & {
  details: TransactionDetails
  /** The review of these details. Actions are offered only for details whose hash was verified. */
  review: Extract<Review, { kind: 'ready' }>
  /** True until the chain facts that the risks depend on are read, or have failed to load. */
  isReading: boolean
  /** A description of the transaction, decoded from its bytes. */
  what: string
  /** The contract of the Safe; undefined until it is read. */
  contract: SafeContract | undefined
  /** Verified signatures of owners; undefined until they are read, null if the chain did not answer. */
  agreements: readonly Agreement[] | null | undefined
  onWithdrawn: () => void
}

/** The actions of an owner on a pending transaction. The owner has to acknowledge its risks first. */
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
  const { reading } = treasuryReview
  const checkId = useId()
  const { safe, state, viewer } = props
  const { pending, cancel, sign, prepareReject, proposeReviewed, execute, withdraw } =
    useTransactionActions(props)
  const [rejection, setRejection] = useState<Prepared | null>(null)
  const [isReplacing, setIsReplacing] = useState(false)
  const [said, setSaid] = useState('')
  const host = useHostOf(safe)
  // A later answer of the chain can add risks, which the owner has to acknowledge again.
  const risks = review.riskFlags.join()
  const [readRisks, setReadRisks] = useState<string | null>(null)
  const isRead = readRisks === risks
  const alike = useLookAlikes(props, addressesOfTransaction(review.transaction, review.call))
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') return null
  if (!isOwner(state, viewer)) return <span className={recipes.reason}>{reasonNotToSign(host, viewer)}</span>

  // Without the contract nothing can be executed, but the owner can still sign the reviewed transaction.
  const hasSigned = agreements?.some(({ owner }) => isSameAddress(owner, viewer)) ?? false
  const isNext = contract !== undefined && contract.nonce === review.transaction.nonce
  const given = agreements?.length ?? 0
  const canSign = !hasSigned && agreements !== undefined
  const canExecute = isNext && given >= contract.threshold
  // The executing owner approves implicitly (msg.sender), so no extra signature is needed.
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
          {treasury.iHaveRead}
        </label>
      )}
      <span role="status" className={recipes.reason}>
        {pending.text || said || (isReading && (canSign || canExecute) ? reading : '')}
      </span>
      {canSign && (
        <button type="button" disabled={isLocked} onClick={() => void sign(review)}>
          {treasury.sign}
        </button>
      )}
      {canDoBoth && (
        <button type="button" disabled={isLocked} onClick={() => executeAs(true)}>
          {treasuryProposal.signAndExecute}
        </button>
      )}
      {!isRejection && (
        <button type="button" disabled={isBusy} onClick={() => void prepareReject(review).then(setRejection)}>
          {treasury.reject}
        </button>
      )}
      <button type="button" disabled={isBusy} onClick={() => setIsReplacing(true)}>
        {treasuryProposal.replace}
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
          {treasury.withdraw}
        </button>
      )}
      {canExecute && (
        <button type="button" disabled={isLocked} onClick={() => executeAs(false)}>
          {treasury.execute}
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
