import { useState } from 'react'
import { percentText } from '@/domain/swap/swap-options'
import { common } from '@/texts/common'
import { delegation } from '@/texts/delegation'
import { swap as swapTexts } from '@/texts/swap'
import { swapReview } from '@/texts/swap-review'

import { AddressWarning } from '@/ui/address-warning/address-warning'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { FactList } from '@/ui/fact-list/fact-list'
import { Icon } from '@/ui/icon'
import { TextField } from '@/ui/text-field/text-field'
import { useDelegate } from '@/wallet/account/use-delegate'
import { useChain } from '@/wallet/use-chain'
import { FlowPage } from '../../transaction-flow'
import { impactIcon } from '../form-texts'
import styles from '../swap.module.css'
import type { SwapRequest } from '../swap-request'
import { currentStep, noteText, reviewFacts, stepHint, warningTexts } from './review-texts'
import type { SwapFlow, SwapReviewState } from './swap-flow'

type SwapReviewProps = { state: SwapReviewState; request: SwapRequest; flow: SwapFlow; onClose: () => void }

/** The page that shows the next step of a swap, its figures and its warnings before the visitor signs it. */
export function SwapReview({ state, request, flow, onClose }: SwapReviewProps) {
  const [typed, setTyped] = useState({ word: '', losses: '' })
  const { review, note, busy } = state
  const { offer } = review
  const { kind, step, count } = currentStep(review)
  const movesFunds = kind === 'swap' || kind === 'together'
  const [loss] = movesFunds ? offer.losses : []
  // A word that was typed for other losses does not confirm the present ones.
  const lost = offer.losses.map(([cause, bips]) => cause + Math.ceil(bips / 100)).join()
  const word = typed.losses === lost ? typed.word : ''
  const isUnconfirmed =
    loss !== undefined && word.trim().toLowerCase() !== swapReview.confirmWord.toLowerCase()
  const coin = useChain(request.route.chainId)?.nativeCurrency
  const delegate = useDelegate(request.from, request.route.chainId)
  const isRepeated = note?.kind === 'repeated'
  const shownNote = busy ? null : note
  const hint = stepHint(kind, request)
  const busyText = busy === 'wallet' ? common.answerInWallet : swapReview.busyChecking
  return (
    <FlowPage
      className={styles.review}
      isBusy={busy !== null}
      onSubmit={() => {
        if (!isUnconfirmed) void flow.press(isRepeated)
      }}
      form={
        <>
          <h3>
            {count > 1 ? `${swapReview.stepOf(step, count)}: ` : ''}
            {swapReview.steps[kind]}
          </h3>
          {hint && <p>{hint}</p>}
        </>
      }
      facts={<FactList layout="spread" facts={reviewFacts({ kind, swap: request, offer, coin })} />}
      warnings={
        <>
          {warningTexts(request, offer).map((text) => (
            <Warning key={text} icon="warning" text={text} />
          ))}
          {delegate && <AddressWarning text={delegation.own(delegate)} address={delegate} />}
          {movesFunds && offer.level !== 'none' && (
            <Warning icon={impactIcon(offer.level)} text={swapTexts.impactNotes[offer.level]} />
          )}
        </>
      }
      acknowledgment={
        loss && (
          <div className={styles.confirm}>
            <TextField
              label={
                loss[0] === 'impact'
                  ? swapReview.confirmLabel(percentText(loss[1]))
                  : swapReview.confirmAnyway(swapReview.confirmWord)
              }
              autoComplete="off"
              maxLength={40}
              value={word}
              onChange={(text) => setTyped({ word: text, losses: lost })}
            />
          </div>
        )
      }
      status={{
        text: busy ? busyText : noteText(note, request, offer),
        icon: shownNote ? (shownNote.kind === 'rejected' ? 'info' : 'warning') : undefined,
        isAlert: shownNote !== null && shownNote.kind !== 'rejected',
        className: `${styles.warning} ${styles.outcome}`,
      }}
      buttons={
        <DialogButtons
          primary={{
            label: isRepeated ? swapReview.press.again : swapReview.press[kind],
            hasFocus: true,
            disabled: busy !== null || isUnconfirmed,
          }}
          dismiss={{ label: common.cancel, onClick: onClose }}
        />
      }
    />
  )
}

function Warning({ icon, text }: { icon: string; text: string }) {
  return (
    <p className={styles.warning}>
      <Icon name={icon} size={16} />
      {text}
    </p>
  )
}
