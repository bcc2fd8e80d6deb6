import type { SwapQuote } from '@/domain/swap/quote-swap'
import { percentText, type SwapOptions } from '@/domain/swap/swap-options'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { exchangeTexts } from '@/texts/en/swap/exchange'
import { useTexts } from '@/texts/use-texts'
import styles from './exchange.module.css'
import { amountWithSymbol, impactText } from './form-words'

type SwapDetailsProps = { route: SwapRoute; quote: SwapQuote | null; options: SwapOptions }

/** What a swap would be made with. Its rows are always the same, so that nothing moves while an amount is typed. */
export function SwapDetails({ route, quote, options }: SwapDetailsProps) {
  const texts = useTexts(exchangeTexts)
  const { from, to, kind } = route
  const isWrap = kind === 'wrap' || kind === 'unwrap'
  const rows = [
    [texts.minimum, quote ? amountWithSymbol(quote.minimum, to) : texts.unknown],
    [texts.impact, quote ? impactText(quote.impactBips, texts) : texts.unknown],
    [texts.slippage, texts.percent(percentText(options.slippageBips))],
    [texts.route, isWrap ? texts.wrapped(from.symbol, to.symbol) : texts.throughPool(from.symbol, to.symbol)],
    [texts.deadline, texts.minutes(options.deadlineMinutes)],
    [texts.cost, texts.costLater],
  ] as const
  return (
    <fieldset className={styles.details}>
      <legend>{texts.details}</legend>
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
