import { Suspense, useState } from 'react'
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

import { AcknowledgeRisk } from '@/ui/acknowledge-risk/acknowledge-risk'
import { useAcknowledgment } from '@/ui/acknowledge-risk/use-acknowledgment'
import { lazyNamed } from '@/ui/lazy-named'
import type { ListProps } from '../list/list-props'
import { ProposalReview } from '../propose/proposal-review'
import { useProposalFlow } from '../propose/use-proposal-flow'
import recipes from '../recipes.module.css'
import { isOwner, reasonNotToSign, useHostOf } from '../safe/safe-context'
import { useLookAlikes } from './use-look-alikes'
import { useOwnerActions } from './use-owner-actions'

// Lazy import: only owners who replace a transaction need the form.
const NewTransaction = lazyNamed(() => import('../propose/new-transaction'), 'NewTransaction')

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
  const { safe, state, viewer } = props
  const actions = useOwnerActions(props, onWithdrawn)
  const [isReplacing, setIsReplacing] = useState(false)
  const [result, setResult] = useState('')
  const rejection = useProposalFlow({ ...props, onDone: setResult })
  const host = useHostOf(safe)
  // A later answer of the chain can add risks, which the owner has to acknowledge again.
  const acknowledgment = useAcknowledgment(review.riskFlags.join())
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
    if (viewer) void actions.press({ kind: 'execute', ready: review, info, what, sender: viewer, signs })
  }
  const isRejection = review.call.action.kind === 'reject'
  const isBusy = actions.isBusy || rejection.isBusy
  const isRefused = review.gravity === 'refused'
  const isLocked =
    isBusy ||
    isReading ||
    isRefused ||
    (needsAcknowledgment(review.gravity) && !acknowledgment.isAcknowledged) ||
    alike.isOpen
  const status = actions.status.text || rejection.status.text || result
  return (
    <>
      {(canSign || canExecute) && alike.warnings}
      {needsAcknowledgment(review.gravity) && (canSign || canExecute) && (
        <AcknowledgeRisk label={treasury.warningsRead} acknowledgment={acknowledgment} />
      )}
      <span role="status" className={recipes.reason}>
        {status || (isReading && (canSign || canExecute) ? reading : '')}
      </span>
      {canSign && (
        <button
          type="button"
          disabled={isLocked}
          onClick={() => void actions.press({ kind: 'sign', ready: review })}
        >
          {treasury.sign}
        </button>
      )}
      {canDoBoth && (
        <button type="button" disabled={isLocked} onClick={() => executeAs(true)}>
          {treasuryProposal.signAndExecute}
        </button>
      )}
      {!isRejection && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void rejection.submit({ rejected: review.transaction })}
        >
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
          onClick={() => void actions.press({ kind: 'withdraw', safeTxHash: review.safeTxHash })}
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
            onClose={(text) => {
              setResult(text)
              setIsReplacing(false)
            }}
          />
        </Suspense>
      )}
      <ProposalReview
        gateway={props.gateway}
        safe={safe}
        state={state}
        nativeSymbol={props.nativeSymbol}
        viewer={viewer}
        flow={rejection}
      />
    </>
  )
}
