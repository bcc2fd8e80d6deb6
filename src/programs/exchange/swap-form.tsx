import { type FormEvent, memo, useId, useRef } from 'react'
import { impactLevel } from '@/domain/swap/impact-level'
import {
  poolPrice,
  quoteSwap,
  type SwapQuote,
  type SwapReading,
  type SwapReserves,
} from '@/domain/swap/quote-swap'
import type { SwapOptions } from '@/domain/swap/swap-options'
import type { SwapRoute } from '@/domain/swap/swap-route'
import type { Connection } from '@/domain/wallet/connection'
import { exchangeTexts } from '@/texts/en/swap/exchange'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import { requestDialog } from '@/wallet/boot'
import { AmountField, EstimateField } from './amount-field'
import styles from './exchange.module.css'
import { FormNotice } from './form-notice'
import { quotedText } from './form-words'
import { PriceLines } from './price-lines'
import type { ReviewedSwap } from './review/swap-ports'
import { SwapDetails } from './swap-details'
import { UnderWay } from './under-way'
import { useTypedAmount } from './use-typed-amount'

type SwapFormProps = {
  pair: string
  route: SwapRoute
  /** Null for a wrap, and until a price is known. */
  reserves: SwapReserves | null
  /** What the account holds of both sides, smallest units; null while not known. */
  given: bigint | null
  got: bigint | null
  connection: Connection
  options: SwapOptions
  /** The prices on screen are too old to be signed. */
  isOld: boolean
  /** No price is known yet. */
  isReading: boolean
  onReverse: () => void
  onOptions: (asks: true) => void
  onReview: (swap: ReviewedSwap) => void
}

/**
 * From, To, the buttons, and what a swap comes to. The amount is as the visitor types it: only Max writes into its field. A key
 * writes its quote at once, and renders the rest of the form, but neither menus nor status bar, behind the frame that shows it.
 */
export const SwapForm = memo(function SwapForm(props: SwapFormProps) {
  const { pair, route, reserves, given, got, connection, options, isOld, isReading } = props
  const texts = useTexts(exchangeTexts)
  const noticeId = useId()
  const estimate = useRef<HTMLInputElement>(null)
  const read = (typed: string) =>
    quoteSwap({ route, amount: typed, reserves, balance: given, slippageBips: options.slippageBips })
  const { field, amount, onType, write } = useTypedAmount((typed) => {
    if (estimate.current) estimate.current.value = quotedText(quoteOf(read(typed)), route.to)
  })
  const reading = read(amount)
  const quote = quoteOf(reading)
  const levelOf = (of: SwapQuote | null) =>
    of ? impactLevel(of.impactBips, options.allowsHighImpact) : 'none'
  const level = levelOf(quote)
  const isConnected = connection.status === 'connected'
  // A stored connection comes back by itself.
  const isComing = connection.status === 'connecting' || connection.status === 'reconnecting'
  const isElsewhere = isConnected && connection.chainId !== route.chainId
  const reviewable = (of: SwapReading) =>
    of.kind === 'quote' && of.problem === null && levelOf(of.quote) !== 'refused' && !isOld && !isReading
      ? of.quote
      : null
  const canReview = reviewable(reading) !== null

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isConnected) return requestDialog('connect')
    if (isElsewhere) return requestDialog('chain')
    // Of the field itself: what was typed last may not be rendered yet.
    const reviewed = reviewable(read(field.current?.value ?? amount))
    if (reviewed) props.onReview({ pair, route, amountIn: reviewed.amountIn, from: connection.address })
  }
  const action = !isConnected ? texts.connect : isElsewhere ? texts.switchNetwork : texts.swap
  return (
    <div className={styles.room}>
      <div className={styles.form}>
        <form noValidate className={styles.fields} onSubmit={onSubmit}>
          <AmountField
            {...{ side: route.from, field, noticeId, onType }}
            balance={given}
            isWrong={reading.kind === 'problem' ? reading.code !== 'empty' : reading.problem !== null}
            onMax={write}
          />
          <div className={styles.turn}>
            <button type="button" onClick={props.onReverse}>
              <Icon name="swap" size={16} />
              {texts.reverse}
            </button>
          </div>
          <EstimateField {...{ side: route.to, estimate, quote }} balance={got} />
          <PriceLines route={route} price={quote?.price ?? poolPrice(route, reserves)} />
          <FormNotice {...{ id: noticeId, pair, route, reading, level, isOld, isReading, options }} />
          {isConnected && <UnderWay pair={pair} />}
          <div className="button-row">
            <button
              type="submit"
              data-default
              disabled={isComing || (isConnected && !isElsewhere && !canReview)}
            >
              {action}
            </button>
            <button type="button" onClick={() => props.onOptions(true)}>
              {texts.options}
            </button>
          </div>
        </form>
        <SwapDetails {...{ route, quote, options }} />
      </div>
    </div>
  )
})

function quoteOf(reading: SwapReading): SwapQuote | null {
  return reading.kind === 'quote' ? reading.quote : null
}
