import { useState } from 'react'
import { percentText } from '@/domain/swap/swap-options'
import { exchangeTexts } from '@/texts/en/swap/exchange'
import { exchangeReviewTexts } from '@/texts/en/swap/exchange-review'
import { sendingTexts } from '@/texts/en/wallet/sending'
import { useTexts } from '@/texts/use-texts'
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

/** What is to be signed now, with all that is known of it. */
export function ReviewPage({ state, swap, session, onClose }: ReviewPageProps) {
  const texts = useTexts(exchangeReviewTexts)
  const form = useTexts(exchangeTexts)
  const sending = useTexts(sendingTexts)
  const { settings } = useWallet()
  const [typed, setTyped] = useState({ word: '', of: '' })
  const { offer, note, busy } = state
  const { kind, step, of } = stepOf(state)
  const movesFunds = kind === 'swap' || kind === 'together'
  const [loss] = movesFunds ? offer.losses : []
  // A word that was typed for other losses confirms nothing.
  const lost = offer.losses.map(([of, bips]) => of + Math.ceil(bips / 100)).join()
  const word = typed.of === lost ? typed.word : ''
  const isUnconfirmed = loss !== undefined && word.trim().toLowerCase() !== texts.confirmWord.toLowerCase()
  const coin = settings.chains.find(({ id }) => id === swap.route.chainId)?.nativeCurrency
  const isRepeated = note?.kind === 'repeated'
  const said = busy
    ? busy === 'wallet'
      ? texts.busyWallet
      : texts.busyChecking
    : noteText(note, swap, offer, texts, sending)
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
        {of > 1 ? `${texts.stepOf(step, of)}: ` : ''}
        {texts.steps[kind]}
      </h3>
      {stepSays(kind, swap, texts) && <p>{stepSays(kind, swap, texts)}</p>}
      <FactList facts={reviewFacts({ kind, swap, offer, coin }, texts, form)} />
      {warningTexts(swap, offer, texts).map((text) => (
        <p key={text} className={styles.warning}>
          <Icon name="warning" size={16} />
          {text}
        </p>
      ))}
      {movesFunds && offer.level !== 'none' && (
        <p className={styles.warning}>
          <Icon name={impactIcon(offer.level)} size={16} />
          {form.impactNotes[offer.level]}
        </p>
      )}
      {loss && (
        <label className={styles.confirm}>
          {loss[0] === 'impact'
            ? texts.confirmLabel(percentText(loss[1]))
            : texts.confirmAnyway(texts.confirmWord)}
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
          {isRepeated ? texts.press.again : texts.press[kind]}
        </button>
        <button type="button" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </form>
  )
}
