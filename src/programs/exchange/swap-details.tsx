import type { SwapQuote } from '@/domain/swap/quote-swap'
import { percentText, type SwapOptions } from '@/domain/swap/swap-options'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { common } from '@/texts/common'
import { exchange } from '@/texts/exchange'

import styles from './exchange.module.css'
import { amountWithSymbol, impactText } from './form-words'

type SwapDetailsProps = { route: SwapRoute; quote: SwapQuote | null; options: SwapOptions }

/** The terms of a swap. The rows are always the same, so that nothing moves while an amount is typed. */
export function SwapDetails({ route, quote, options }: SwapDetailsProps) {
  const { from, to, kind } = route
  const isWrap = kind === 'wrap' || kind === 'unwrap'
  const rows = [
    [exchange.minimum, quote ? amountWithSymbol(quote.minimum, to) : exchange.unknown],
    [exchange.impact, quote ? impactText(quote.impactBips) : exchange.unknown],
    [exchange.slippage, exchange.percent(percentText(options.slippageBips))],
    [
      exchange.route,
      isWrap ? exchange.wrapped(from.symbol, to.symbol) : exchange.throughPool(from.symbol, to.symbol),
    ],
    [exchange.deadline, exchange.minutes(options.deadlineMinutes)],
    [exchange.cost, exchange.costLater],
  ] as const
  return (
    <fieldset className={styles.details}>
      <legend>{common.details}</legend>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="selectable">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  )
}
