import { useId, useState } from 'react'
import type { Address } from '@/domain/address'
import { addressesOfTransaction } from '@/safe/decode/addresses-of-call'
import { versionsOf } from '@/safe/decode/describe-transaction'
import { needsAcknowledgment } from '@/safe/decode/gravity'
import { partsOfTransaction } from '@/safe/hash-parts'
import type { Review } from '@/safe/review'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryBookTexts } from '@/texts/en/programs/treasury-book'
import { treasuryProposalTexts } from '@/texts/en/programs/treasury-proposal'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { useTexts } from '@/texts/use-texts'
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
  /** What the visitor gave, unchecked, under a name that says so. */
  fromYou?: readonly [name: string, text: string]
  onSign: (ready: Extract<Review, { kind: 'ready' }>) => void
  onBack: () => void
}

const none: readonly Address[] = []

/** What is about to be signed, before the wallet opens: the same words, fields and warnings as for a proposal of others. */
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
  const treasury = useTexts(treasuryTexts)
  const review = useTexts(treasuryReviewTexts)
  const proposal = useTexts(treasuryProposalTexts)
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
  const facts = ready ? signedFacts(ready, safe.address, { treasury, review }, words) : []
  const namesIn = useBookNames(safe.chainId)
  const book = useTexts(treasuryBookTexts)
  const named = ready ? addressesOfTransaction(ready.transaction, ready.call) : none
  const alike = useLookAlikes({ gateway, safe, state, viewer }, named)
  const mustAcknowledge = ready !== null && needsAcknowledgment(ready.gravity)
  const isLocked =
    !ready || isWrong || ready.gravity === 'refused' || (mustAcknowledge && !isRead) || alike.isOpen
  return (
    <ProposalForm
      title={treasury.newTransaction}
      problem={isWrong ? proposal.nonceUsed(String(context.nonce)) : ''}
      said={pending.text || treasury.nothingMoves}
      action={treasury.sign}
      isDisabled={pending.phase === 'waiting' || isLocked}
      onSubmit={() => ready && onSign(ready)}
      onCancel={onBack}
      cancel={review.back}
    >
      {result.kind === 'no-batch' ? (
        <Warnings icon="error" lines={[proposal.noBatch]} />
      ) : (
        <ReviewWarnings review={result} />
      )}
      {ready && isTaken && (
        <Warnings icon="info" lines={[proposal.replaces(String(ready.transaction.nonce))]} />
      )}
      {ready && (
        // The focus begins at the top of what is signed: at its first button, which is the one of a hash, it would be scrolled away.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <div className={`well ${styles.facts}`} tabIndex={0} data-autofocus>
          <FactList
            facts={[
              ...facts,
              [review.versions, versions && review.versionChange(versions.from, versions.to)],
              [book.yours, namesIn(named.join('\n'))],
              [review.nextNonce, String(context.nonce)],
              ...(fromYou ? [fromYou] : []),
              [review.saidByGateway, said && review.estimate(String(said.nonce), said.safeTxGas)],
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

/** A number that a Safe's nonce can reach; null for anything else. */
function readNonce(text: string): bigint | null {
  return /^\d{1,15}$/.test(text.trim()) ? BigInt(text.trim()) : null
}
