import { useId, useState } from 'react'
import type { Review } from '@/safe/review'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { useTexts } from '@/texts/use-texts'
import type { PendingAction } from '../actions/use-pending-action'
import type { ListProps } from '../lists/list-props'
import { FactList } from '../review/fact-list'
import { signedFacts } from '../review/signed-facts'
import { useWords } from '../review/use-words'
import { ReviewWarnings } from '../review/warnings'
import type { Prepared } from './prepare-proposal'
import { ProposalForm } from './proposal-form'
import styles from './proposal-review.module.css'

type ProposalReviewProps = Pick<ListProps, 'safe' | 'nativeSymbol'> & {
  prepared: Prepared
  pending: PendingAction
  onSign: (ready: Extract<Review, { kind: 'ready' }>) => void
  onBack: () => void
}

/** What is about to be signed, before the wallet opens: the same words, fields and warnings as for a proposal of others. */
export function ProposalReview({
  prepared,
  pending,
  safe,
  nativeSymbol,
  onSign,
  onBack,
}: ProposalReviewProps) {
  const treasury = useTexts(treasuryTexts)
  const review = useTexts(treasuryReviewTexts)
  const checkId = useId()
  const [isRead, setIsRead] = useState(false)
  const { review: result, nextNonce, said } = prepared
  const ready = result.kind === 'ready' ? result : null
  const words = useWords(ready ? [ready.call] : [], { chainId: safe.chainId, nativeSymbol })
  const isDangerous = ready?.gravity === 'danger'
  const isLocked = !ready || ready.gravity === 'refused' || (isDangerous && !isRead)
  return (
    <ProposalForm
      title={treasury.newTransaction}
      problem=""
      said={pending.text || treasury.nothingMoves}
      action={treasury.sign}
      isDisabled={pending.phase === 'waiting' || isLocked}
      onSubmit={() => ready && onSign(ready)}
      onCancel={onBack}
      cancel={review.back}
    >
      <ReviewWarnings review={result} />
      {ready && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <div className={`well ${styles.facts}`} tabIndex={0}>
          <FactList
            facts={[
              ...signedFacts(ready, safe.address, { treasury, review }, words),
              [review.nextNonce, String(nextNonce)],
              [review.saidByGateway, said && review.estimate(String(said.nonce), said.safeTxGas)],
            ]}
          />
        </div>
      )}
      {isDangerous && (
        <label className="field-row" htmlFor={checkId}>
          <input id={checkId} type="checkbox" checked={isRead} onChange={() => setIsRead(!isRead)} />
          {treasury.iHaveRead}
        </label>
      )}
    </ProposalForm>
  )
}
