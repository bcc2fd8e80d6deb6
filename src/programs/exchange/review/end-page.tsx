import { plainText } from '@/domain/plain-text'
import { exchangeReviewTexts } from '@/texts/en/swap/exchange-review'
import { sendingTexts } from '@/texts/en/wallet/sending'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import { sendFailureText } from '@/wallet/transactions/send-failure-text'
import styles from '../exchange.module.css'
import { FactList } from './fact-list'
import type { SwapSession } from './swap-session'
import type { SwapState } from './swap-state'

type Without = Exclude<SwapState, { phase: 'review' | 'arrived' | 'proposed' }>
type EndPageProps = { state: Without; session: SwapSession; onClose: () => void }

/** Waiting, or why there is nothing to sign, or how a transaction ended that is no swap. */
export function EndPage({ state, session, onClose }: EndPageProps) {
  const texts = useTexts(exchangeReviewTexts)
  const sending = useTexts(sendingTexts)
  const { icon, lines } = wordsOf(state, texts, sending)
  const canTryAgain = ['failed', 'unknown', 'old', 'fails'].includes(state.phase)
  return (
    <div className={styles.review} aria-busy={state.phase === 'checking'}>
      <div className={styles.warning} role={icon === 'hourglass' ? 'status' : 'alert'}>
        <Icon name={icon} size={32} />
        <div>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {'hash' in state && state.hash && <FactList facts={[[texts.transaction, state.hash]]} />}
      <div className="button-row">
        {canTryAgain && (
          <button type="button" data-default data-autofocus onClick={() => void session.start()}>
            {texts.tryAgain}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {'hash' in state ? texts.close : state.phase === 'checking' ? texts.cancel : texts.back}
        </button>
      </div>
    </div>
  )
}

type Words = { readonly icon: string; readonly lines: readonly string[] }

function wordsOf(state: Without, texts: typeof exchangeReviewTexts, sending: typeof sendingTexts): Words {
  switch (state.phase) {
    case 'checking':
      return { icon: 'hourglass', lines: [texts.checking] }
    case 'mining':
      return { icon: 'hourglass', lines: [state.isLast ? texts.mining.last : texts.mining.step] }
    case 'fails': {
      const { code, text } = state.reason
      const says = text === null ? [] : [texts.contractSays(plainText(text, 200))]
      return { icon: 'error', lines: [texts.failsTitle[state.step], texts.failures[code], ...says] }
    }
    case 'unknown':
      return { icon: 'error', lines: [texts.unknown[state.why]] }
    case 'old':
    case 'refused':
      return { icon: 'warning', lines: [texts[state.phase]] }
    case 'interrupted':
      return { icon: 'warning', lines: [texts.interrupted[state.why]] }
    case 'not-swapped':
      return { icon: 'error', lines: [texts.notSwapped] }
    case 'failed':
      return { icon: 'error', lines: [sendFailureText(state.error, sending)] }
    case 'ended': {
      const why = state.reason === null ? [] : [texts.failures[state.reason.code]]
      const icon = state.outcome.status === 'pending' ? 'warning' : 'error'
      return { icon, lines: [texts.ended[endOf(state.outcome)], ...why] }
    }
  }
}

function endOf({
  status,
  reason,
  isDropped,
  isRemoved,
  unnamed,
}: Extract<SwapState, { phase: 'ended' }>['outcome']) {
  if (status === 'confirmed') return 'differs'
  if (status === 'failed') return reason ?? 'reverted'
  if (isRemoved) return 'removed'
  return unnamed ? 'taken' : isDropped ? 'dropped' : 'late'
}
