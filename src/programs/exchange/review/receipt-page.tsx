import { common } from '@/texts/common'
import { exchangeReview } from '@/texts/exchange-review'

import { Icon } from '@/ui/icon'
import { useCopy } from '@/wallet/use-copy'
import { useWallet } from '@/wallet/use-wallet'
import styles from '../exchange.module.css'
import { amountWithSymbol } from '../form-words'
import { type Fact, FactList } from './fact-list'
import { differenceTexts } from './review-words'
import type { ReviewedSwap } from './swap-ports'
import type { SwapState } from './swap-state'

type ReceiptPageProps = {
  state: Extract<SwapState, { phase: 'arrived' | 'proposed' }>
  swap: ReviewedSwap
  onClose: () => void
}

/**
 * The receipt: the amount that arrived by balance and pool, and a difference that the token reports; for a Safe, that its owners have
 * yet to execute the proposal.
 */
export function ReceiptPage({ state, swap, onClose }: ReceiptPageProps) {
  const { settings } = useWallet()
  const [copied, copy] = useCopy()
  const { route, amountIn } = swap
  const isProposed = state.phase === 'proposed'
  const moved = isProposed ? null : state.moved
  const got = moved ? amountWithSymbol(moved.arrived.amount, route.to) : null
  const facts: readonly Fact[] = [
    [
      isProposed ? exchangeReview.pay : exchangeReview.paid,
      amountWithSymbol(moved?.sent.amount ?? amountIn, route.from),
    ],
    got
      ? [exchangeReview.received, got]
      : [exchangeReview.minimum, amountWithSymbol(state.offer.prepared.minimum, route.to)],
    [isProposed ? exchangeReview.safeTransaction : exchangeReview.transaction, state.hash],
  ]
  const differences = moved ? differenceTexts(moved, route) : []
  const explorer = settings.chains.find(({ id }) => id === route.chainId)?.explorer
  const receipt = [
    exchangeReview.receiptTitle(swap.pair),
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...differences,
  ].join('\n')
  return (
    <div className={styles.review}>
      <p className={styles.warning} role="status">
        <Icon name="info" size={16} />
        {isProposed
          ? exchangeReview.proposed
          : got
            ? exchangeReview.arrived(got)
            : exchangeReview.arrivedUnknown}
      </p>
      {!isProposed && state.isSpedUp && <p>{exchangeReview.spedUp}</p>}
      {differences.map((text) => (
        <p key={text} className={styles.warning} role="alert">
          <Icon name="warning" size={16} />
          {text}
        </p>
      ))}
      <FactList facts={facts} />
      {explorer && !isProposed && (
        <a href={`${explorer.url}/tx/${state.hash}`} target="_blank" rel="noopener noreferrer">
          {exchangeReview.explorer(explorer.name)}
        </a>
      )}
      <p role="status" className={styles.outcome}>
        {copied === 'copied' ? common.copied : copied === 'failed' ? exchangeReview.notCopied : ''}
      </p>
      <div className="button-row">
        <button type="button" data-default data-autofocus onClick={onClose}>
          {common.close}
        </button>
        <button type="button" onClick={() => copy(receipt)}>
          {exchangeReview.copy}
        </button>
      </div>
    </div>
  )
}
