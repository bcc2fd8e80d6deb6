import { useId, useState } from 'react'
import type { Address } from '@/domain/address'
import { addressesOfTransaction } from '@/safe/decode/addresses-of-call'
import { versionsOf } from '@/safe/decode/describe-transaction'
import { needsAcknowledgment } from '@/safe/decode/gravity'
import { partsOfTransaction } from '@/safe/hash-parts'
import type { Review } from '@/safe/review'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryBook } from '@/texts/treasury-book'
import { treasuryProposal } from '@/texts/treasury-proposal'
import { treasuryReview } from '@/texts/treasury-review'

import type { PendingAction } from '../actions/use-pending-action'
import { useBookNames } from '../address-book/use-book-names'
import type { ListProps } from '../lists/list-props'
import { FactList } from '../review/fact-list'
import { HashList } from '../review/hash-list'
import { signedFacts } from '../review/signed-facts'
import { useLookAlikes } from '../review/use-look-alikes'
import { useWords } from '../review/use-words'
import { ReviewWarnings, Warnings } from '../review/warnings'
import { Simulation } from '../simulation/simulation'
import { type Prepared, withNonce } from './prepare-proposal'
import { ProposalForm } from './proposal-form'
import styles from './proposal-review.module.css'

type ProposalReviewProps = Pick<ListProps, 'gateway' | 'safe' | 'state' | 'nativeSymbol' | 'viewer'> & {
  prepared: Prepared
  pending: PendingAction
  /** The visitor's own text, which is not verified, under a name that says so. */
  fromYou?: readonly [name: string, text: string]
  onSign: (ready: Extract<Review, { kind: 'ready' }>) => void
  onBack: () => void
}

const none: readonly Address[] = []

/** The review before the wallet opens, with the same texts, fields and warnings as for a proposal of another owner. */
export function ProposalReview({
  prepared,
  pending,
  gateway,
  safe,
  state,
  nativeSymbol,
  viewer,
  fromYou,
  onSign,
  onBack,
}: ProposalReviewProps) {
  const [checkId, nonceId] = [useId(), useId()]
  const [isRead, setIsRead] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const { context, said, isReplacement } = prepared
  const nonce = typed === null ? null : readNonce(typed)
  const { review: result } = nonce === null ? prepared : withNonce(safe, prepared, nonce)
  const ready = result.kind === 'ready' ? result : null
  const isUsed = ready !== null && ready.transaction.nonce < context.nonce
  const isWrong = isUsed || (typed !== null && nonce === null)
  const isTaken = ready !== null && context.waiting.includes(ready.transaction.nonce)
  const words = useWords(ready ? [ready.call] : [], { chainId: safe.chainId, nativeSymbol })
  const versions = ready && versionsOf(ready.call, context)
  const facts = ready ? signedFacts(ready, safe.address, words) : []
  const namesIn = useBookNames(safe.chainId)
  const named = ready ? addressesOfTransaction(ready.transaction, ready.call) : none
  const alike = useLookAlikes({ gateway, safe, state, viewer }, named)
  const mustAcknowledge = ready !== null && needsAcknowledgment(ready.gravity)
  const isLocked =
    !ready || isWrong || ready.gravity === 'refused' || (mustAcknowledge && !isRead) || alike.isOpen
  return (
    <ProposalForm
      title={treasury.newTransaction}
      problem={isWrong ? treasuryProposal.nonceUsed(String(context.nonce)) : ''}
      said={pending.text || treasury.nothingMoves}
      action={treasury.sign}
      isDisabled={pending.phase === 'waiting' || isLocked}
      onSubmit={() => ready && onSign(ready)}
      onCancel={onBack}
      cancel={common.back}
    >
      {result.kind === 'no-batch' ? (
        <Warnings icon="error" lines={[treasuryProposal.noBatch]} />
      ) : (
        <ReviewWarnings review={result} />
      )}
      {ready && isTaken && (
        <Warnings icon="info" lines={[treasuryProposal.replaces(String(ready.transaction.nonce))]} />
      )}
      {ready && (
        // The focus starts at the top of the facts. At their first button, which belongs to a hash, it would scroll them away.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <div className={`well ${styles.facts}`} tabIndex={0} data-autofocus>
          <FactList
            facts={[
              ...facts,
              [treasuryReview.versions, versions && treasuryReview.versionChange(versions.from, versions.to)],
              [treasuryBook.yours, namesIn(named.join('\n'))],
              [treasuryReview.nextNonce, String(context.nonce)],
              ...(fromYou ? [fromYou] : []),
              [
                treasuryReview.saidByGateway,
                said && treasuryReview.estimate(String(said.nonce), said.safeTxGas),
              ],
            ]}
          />
          <Simulation safe={safe} nativeSymbol={nativeSymbol} viewer={viewer} review={ready} />
          <HashList parts={partsOfTransaction(safe, ready.transaction)} name={treasury.field.safeTxHash} />
        </div>
      )}
      {ready && !isReplacement && (
        <div className="field-row">
          <label htmlFor={nonceId}>{treasury.field.nonce}</label>
          <input
            id={nonceId}
            value={typed ?? String(ready.transaction.nonce)}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={isWrong}
            onChange={(event) => {
              setTyped(event.target.value)
              setIsRead(false)
            }}
          />
        </div>
      )}
      {alike.warnings}
      {mustAcknowledge && (
        <label className="field-row" htmlFor={checkId}>
          <input id={checkId} type="checkbox" checked={isRead} onChange={() => setIsRead(!isRead)} />
          {treasury.iHaveRead}
        </label>
      )}
    </ProposalForm>
  )
}

/** Parses a nonce of a Safe; null for any other text. */
function readNonce(text: string): bigint | null {
  return /^\d{1,15}$/.test(text.trim()) ? BigInt(text.trim()) : null
}
