import { useState } from 'react'
import { percentText } from '@/domain/swap/swap-options'
import { common } from '@/texts/common'
import { exchange } from '@/texts/exchange'
import { exchangeReview } from '@/texts/exchange-review'

import { Icon } from '@/ui/icon'
import { useWallet } from '@/wallet/use-wallet'
import styles from '../exchange.module.css'
import { impactIcon } from '../form-words'
import { FactList } from './fact-list'
import { noteText, reviewFacts, stepOf, stepSays, warningTexts } from './review-words'
import type { ReviewedSwap } from './swap-ports'
import type { SwapSession } from './swap-session'
import type { Review } from './swap-state'

type ReviewPageProps = { state: Review; swap: ReviewedSwap; session: SwapSession; onClose: () => void }

/** The page that shows the next step of a swap, its figures and its warnings before the visitor signs it. */
export function ReviewPage({ state, swap, session, onClose }: ReviewPageProps) {
  const { settings } = useWallet()
  const [typed, setTyped] = useState({ word: '', of: '' })
  const { offer, note, busy } = state
  const { kind, step, of } = stepOf(state)
  const movesFunds = kind === 'swap' || kind === 'together'
  const [loss] = movesFunds ? offer.losses : []
  // A word that was typed for other losses does not confirm the present ones.
  const lost = offer.losses.map(([of, bips]) => of + Math.ceil(bips / 100)).join()
  const word = typed.of === lost ? typed.word : ''
  const isUnconfirmed =
    loss !== undefined && word.trim().toLowerCase() !== exchangeReview.confirmWord.toLowerCase()
  const coin = settings.chains.find(({ id }) => id === swap.route.chainId)?.nativeCurrency
  const isRepeated = note?.kind === 'repeated'
  const said = busy
    ? busy === 'wallet'
      ? common.answerInWallet
      : exchangeReview.busyChecking
    : noteText(note, swap, offer)
  return (
    <form
      noValidate
      className={styles.review}
      aria-busy={busy !== null}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUnconfirmed) void session.press(isRepeated)
      }}
    >
      <h3>
        {of > 1 ? `${exchangeReview.stepOf(step, of)}: ` : ''}
        {exchangeReview.steps[kind]}
      </h3>
      {stepSays(kind, swap) && <p>{stepSays(kind, swap)}</p>}
      <FactList facts={reviewFacts({ kind, swap, offer, coin })} />
      {warningTexts(swap, offer).map((text) => (
        <p key={text} className={styles.warning}>
          <Icon name="warning" size={16} />
          {text}
        </p>
      ))}
      {movesFunds && offer.level !== 'none' && (
        <p className={styles.warning}>
          <Icon name={impactIcon(offer.level)} size={16} />
          {exchange.impactNotes[offer.level]}
        </p>
      )}
      {loss && (
        <label className={styles.confirm}>
          {loss[0] === 'impact'
            ? exchangeReview.confirmLabel(percentText(loss[1]))
            : exchangeReview.confirmAnyway(exchangeReview.confirmWord)}
          <input
            type="text"
            autoComplete="off"
            maxLength={40}
            value={word}
            onChange={({ target }) => setTyped({ word: target.value, of: lost })}
          />
        </label>
      )}
      <p role={note && !busy ? 'alert' : 'status'} className={`${styles.warning} ${styles.outcome}`}>
        {note && !busy && <Icon name={note.kind === 'rejected' ? 'info' : 'warning'} size={16} />}
        <span>{said}</span>
      </p>
      <div className="button-row">
        <button type="submit" data-default data-autofocus disabled={busy !== null || isUnconfirmed}>
          {isRepeated ? exchangeReview.press.again : exchangeReview.press[kind]}
        </button>
        <button type="button" onClick={onClose}>
          {common.cancel}
        </button>
      </div>
    </form>
  )
}
