import { plainText } from '@/domain/plain-text'
import { common } from '@/texts/common'
import { exchangeReview } from '@/texts/exchange-review'

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
  const { icon, lines } = wordsOf(state)
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
      {'hash' in state && state.hash && <FactList facts={[[exchangeReview.transaction, state.hash]]} />}
      <div className="button-row">
        {canTryAgain && (
          <button type="button" data-default data-autofocus onClick={() => void session.start()}>
            {common.retry}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {'hash' in state ? common.close : state.phase === 'checking' ? common.cancel : common.back}
        </button>
      </div>
    </div>
  )
}

type Words = { readonly icon: string; readonly lines: readonly string[] }

function wordsOf(state: Without): Words {
  switch (state.phase) {
    case 'checking':
      return { icon: 'hourglass', lines: [exchangeReview.checking] }
    case 'mining':
      return {
        icon: 'hourglass',
        lines: [state.isLast ? exchangeReview.mining.last : exchangeReview.mining.step],
      }
    case 'fails': {
      const { code, text } = state.reason
      const says = text === null ? [] : [exchangeReview.contractSays(plainText(text, 200))]
      return {
        icon: 'error',
        lines: [exchangeReview.failsTitle[state.step], exchangeReview.failures[code], ...says],
      }
    }
    case 'unknown':
      return { icon: 'error', lines: [exchangeReview.unknown[state.why]] }
    case 'old':
    case 'refused':
      return { icon: 'warning', lines: [exchangeReview[state.phase]] }
    case 'interrupted':
      return { icon: 'warning', lines: [exchangeReview.interrupted[state.why]] }
    case 'not-swapped':
      return { icon: 'error', lines: [exchangeReview.notSwapped] }
    case 'failed':
      return { icon: 'error', lines: [sendFailureText(state.error)] }
    case 'ended': {
      const why = state.reason === null ? [] : [exchangeReview.failures[state.reason.code]]
      const icon = state.outcome.status === 'pending' ? 'warning' : 'error'
      return { icon, lines: [exchangeReview.ended[endOf(state.outcome)], ...why] }
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
