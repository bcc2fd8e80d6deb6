import { type FormEvent, memo, useId, useRef, useState } from 'react'
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
import { exchange } from '@/texts/exchange'

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

type SwapFormProps = {
  pair: string
  route: SwapRoute
  /** Null for a wrap, and until the reserves are known. */
  reserves: SwapReserves | null
  /** The account's balances of both sides, smallest units; null while not known. */
  given: bigint | null
  got: bigint | null
  connection: Connection
  options: SwapOptions
  /** True if the prices on screen are too old to sign. */
  isOld: boolean
  /** True until the first price is known. */
  isReading: boolean
  onReverse: () => void
  onOptions: (asks: true) => void
  onReview: (swap: ReviewedSwap) => void
}

/**
 * From, To, the buttons, and the terms of a swap. Only the visitor and Max write into the amount field. A key press writes its quote
 * directly into the estimate; the rest of the form renders after that frame, and the menus and the status bar not at all.
 */
export const SwapForm = memo(function SwapForm(props: SwapFormProps) {
  const { pair, route, reserves, given, got, connection, options, isOld, isReading } = props
  const noticeId = useId()
  const field = useRef<HTMLInputElement>(null)
  const estimate = useRef<HTMLInputElement>(null)
  const [amount, setAmount] = useState('')
  const typed = () => field.current?.value ?? ''
  const read = (entered: string) =>
    quoteSwap({ route, amount: entered, reserves, balance: given, slippageBips: options.slippageBips })
  const settle = () => setAmount(typed())
  const onType = () => {
    if (estimate.current) estimate.current.value = quotedText(read(typed()), route.to)
    // Runs after the frame that shows the character and its quote.
    requestAnimationFrame(() => setTimeout(settle))
  }
  const reading = read(amount)
  const quote = reading.kind === 'quote' ? reading.quote : null
  const levelOf = (of: SwapQuote) => impactLevel(of.impactBips, options.allowsHighImpact)
  const level = quote ? levelOf(quote) : 'none'
  const isConnected = connection.status === 'connected'
  // A stored connection is restored automatically.
  const isComing = connection.status === 'connecting' || connection.status === 'reconnecting'
  const isElsewhere = isConnected && connection.chainId !== route.chainId
  const isReviewable = (of: SwapReading): of is Extract<SwapReading, { kind: 'quote' }> =>
    !isOld && !isReading && of.kind === 'quote' && !of.problem && levelOf(of.quote) !== 'refused'
  const canReview = isReviewable(reading)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isConnected) return requestDialog('connect')
    if (isElsewhere) return requestDialog('chain')
    // Reads the input element, because the last character may not be rendered yet.
    const now = read(typed())
    if (isReviewable(now))
      props.onReview({
        ...{ pair, route, amountIn: now.quote.amountIn, promised: now.quote.amountOut },
        from: connection.address,
      })
  }
  const action = !isConnected ? exchange.connect : isElsewhere ? exchange.switchNetwork : exchange.swap
  return (
    <div className={styles.room}>
      <div className={styles.form}>
        <form noValidate className={styles.fields} onSubmit={onSubmit}>
          <AmountField
            {...{ side: route.from, field, noticeId, onType }}
            balance={given}
            isWrong={reading.kind === 'problem' ? reading.code !== 'empty' : reading.problem !== null}
            onMax={settle}
          />
          <div className={styles.turn}>
            <button type="button" onClick={props.onReverse}>
              <Icon name="swap" size={16} />
              {exchange.reverse}
            </button>
          </div>
          <EstimateField {...{ side: route.to, estimate, reading }} balance={got} />
          <PriceLines route={route} price={quote?.price ?? poolPrice(route, reserves)} />
          <FormNotice {...props} {...{ id: noticeId, reading, level }} />
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
              {exchange.options}
            </button>
          </div>
        </form>
        <SwapDetails {...{ route, quote, options }} />
      </div>
    </div>
  )
})
