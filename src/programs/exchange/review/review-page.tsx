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
import { noteText, reviewFacts, stepOf, stepSays, taxTexts } from './review-words'
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
  const [typed, setTyped] = useState('')
  const { offer, note, busy } = state
  const { kind, step, of } = stepOf(state)
  const { impactBips } = offer.quote
  const movesFunds = kind === 'swap' || kind === 'together'
  const isUnconfirmed =
    movesFunds && offer.level === 'confirm' && typed.trim().toLowerCase() !== texts.confirmWord.toLowerCase()
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
      {taxTexts(swap, offer, texts).map((text) => (
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
      {movesFunds && offer.level === 'confirm' && (
        <label className={styles.confirm}>
          {texts.confirmLabel(percentText(impactBips))}
          <input
            type="text"
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      )}
      <p role={note && !busy ? 'alert' : 'status'} className={styles.outcome}>
        {said}
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
