import { type FormEvent, memo, useEffect, useId, useRef, useState } from 'react'
import type { GasCost } from '@/domain/swap/best-quote'
import { type ImpactLevel, impactLevel } from '@/domain/swap/impact-level'
import type { KnownRoute } from '@/domain/swap/known-routes'
import { type Price, priceText } from '@/domain/swap/price'
import {
  inverted,
  quoteSwap,
  routePrice,
  type SwapFormResult,
  type SwapProblem,
  type SwapQuote,
} from '@/domain/swap/quote-swap'
import { percentText, type SwapOptions, slippageRisk } from '@/domain/swap/swap-options'
import { routeHooks, type SwapRoute } from '@/domain/swap/swap-route'
import type { Connection } from '@/domain/wallet/connection'
import { readTypedAmount, typedAmountText } from '@/domain/wallet/typed-amount'
import { common } from '@/texts/common'
import { swap as swapTexts } from '@/texts/swap'

import { FactList } from '@/ui/fact-list/fact-list'
import { Icon } from '@/ui/icon'
import { requestDialog } from '@/wallet/boot'
import { useMax } from '@/wallet/holdings/use-max'
import { hostOf } from '@/wallet/transactions/sending-wallet'
import { useRecentTransactions } from '@/wallet/transactions/use-recent-transactions'
import { useWallet } from '@/wallet/use-wallet'
import { PoolCode } from '../pool-code'
import { AmountField, EstimateField } from './amount-field'
import {
  amountWithSymbol,
  impactIcon,
  impactText,
  networkFact,
  problemText,
  quoteText,
  routeText,
} from './form-texts'
import styles from './swap.module.css'
import { type SwapRequest, swapIntent } from './swap-request'
import { type QuotedMarket, useRouteQuotes } from './use-route-quotes'

type SwapFormProps = QuotedMarket & {
  /** The route through the pool of the pair, the first of the routes. */
  route: SwapRoute
  /** The name of the chain of the pair; null for the main chain. */
  chainName: string | null
  /** The network fee in the bought asset; null while not known. */
  cost: GasCost | null
  /** The account's balances of both sides, smallest units; null while not known. */
  given: bigint | null
  got: bigint | null
  connection: Connection
  options: SwapOptions
  /** True if the prices on screen are too old to sign. */
  isOld: boolean
  /** True until the first price is known. */
  isReading: boolean
  /** The number of swaps that this window finished. Each of them clears the amount. */
  finished: number
  onReverse: () => void
  onOptions: (asks: true) => void
  onReview: (swap: SwapRequest) => void
}

/**
 * From, To, the buttons, and the terms of a swap. Only the visitor and Max write into the amount field. A key
 * press writes its quote directly into the estimate; the rest of the form renders after that frame, and the
 * menus and the status bar not at all.
 */
export const SwapForm = memo(function SwapForm(props: SwapFormProps) {
  const { pair, route, routes, cost, given, got, connection, options, isOld, isReading, finished } = props
  const noticeId = useId()
  const field = useRef<HTMLInputElement>(null)
  const estimate = useRef<HTMLInputElement>(null)
  const [amount, setAmount] = useState('')
  const asked = useRouteQuotes(props, amountToAsk(amount, route))
  const typed = () => field.current?.value ?? ''
  const read = (entered: string) =>
    quoteSwap({
      ...{ routes, asked, amount: entered, balance: given, cost },
      slippageBips: options.slippageBips,
    })
  const settle = () => setAmount(typed())
  const wallet = useWallet()
  const account = connection.status === 'connected' ? connection.address : null
  const max = useMax(`${account} ${route.from.symbol}`, route.from)
  const onMax = (balance: bigint) => {
    const fill = (most: bigint) => {
      if (field.current) field.current.value = typedAmountText(most, route.from.decimals)
      settle()
    }
    // The sender of the transaction that executes a Safe's swap pays its fee.
    const isFree = !account || hostOf({ chainId: route.chainId, from: account }) !== null
    if (!route.from.isNative || isFree) return fill(balance)
    max.press({
      balance,
      fill,
      async read() {
        const { readSwapMax } = await import('./read-max')
        return readSwapMax(wallet, { route: quote?.route ?? route, from: account, balance })
      },
    })
  }
  const onType = () => {
    max.cancel()
    if (estimate.current) estimate.current.value = quoteText(read(typed()), route.to)
    // Runs after the frame that shows the character and its quote.
    requestAnimationFrame(() => setTimeout(settle))
  }
  // The amount field, which only the visitor and Max write otherwise.
  useEffect(() => {
    if (finished === 0) return
    if (field.current) field.current.value = ''
    setAmount('')
  }, [finished])
  const reading = read(amount)
  const quote = reading.kind === 'quote' ? reading.quote : null
  const levelOf = (quoted: SwapQuote) => impactLevel(quoted.impactBips, options.allowsHighImpact)
  const level = quote ? levelOf(quote) : 'none'
  const isConnected = connection.status === 'connected'
  // A stored connection is restored automatically.
  const isComing = connection.status === 'connecting' || connection.status === 'reconnecting'
  const isElsewhere = isConnected && connection.chainId !== route.chainId
  const isReviewable = (result: SwapFormResult): result is Extract<SwapFormResult, { kind: 'quote' }> =>
    !isOld && !isReading && result.kind === 'quote' && !result.problem && levelOf(result.quote) !== 'refused'
  const canReview = isReviewable(reading)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (max.isReading) max.cancel()
    if (!isConnected) return requestDialog('connect')
    if (isElsewhere) return requestDialog('chain')
    // Reads the input element, because the last character may not be rendered yet.
    const now = read(typed())
    if (isReviewable(now))
      props.onReview({
        ...{ pair, route: now.quote.route, amountIn: now.quote.amountIn, promised: now.quote.amountOut },
        ...{ from: connection.address, chainName: props.chainName },
      })
  }
  const action = !isConnected ? swapTexts.connect : isElsewhere ? swapTexts.switchNetwork : swapTexts.swap
  return (
    <div className={styles.room}>
      <div className={styles.form}>
        <form noValidate className={styles.fields} onSubmit={onSubmit}>
          <AmountField
            {...{ side: route.from, field, noticeId, onType }}
            balance={given}
            isWrong={isWrongAmount(problemOf(reading))}
            isReading={max.isReading}
            onMax={onMax}
          />
          <div className={styles.turn}>
            <button type="button" onClick={props.onReverse}>
              <Icon name="swap" size={16} />
              {swapTexts.reverse}
            </button>
          </div>
          <EstimateField {...{ side: route.to, estimate, reading }} balance={got} />
          <PriceLines route={route} price={quote?.price ?? poolPrice(routes)} />
          <FormNotice {...props} {...{ id: noticeId, reading, level }} maxNote={max.note} />
          {isConnected && <PendingSwap pair={pair} />}
          <div className="button-row">
            <button
              type="submit"
              data-default
              disabled={isComing || (isConnected && !isElsewhere && !canReview)}
            >
              {action}
            </button>
            <button type="button" onClick={() => props.onOptions(true)}>
              {swapTexts.options}
            </button>
          </div>
        </form>
        <SwapDetails {...{ routes, quote, options }} chainName={props.chainName} />
      </div>
    </div>
  )
})

/** Returns the typed amount in smallest units; null for a text that is no amount. */
function amountToAsk(text: string, { from }: SwapRoute): bigint | null {
  const read = readTypedAmount(text, from.decimals)
  return read.kind === 'problem' ? null : read.value
}

function problemOf(reading: SwapFormResult): SwapProblem | null {
  return reading.kind === 'problem' ? reading.code : reading.problem
}

/** The amount is not at fault while quotes are missing. */
function isWrongAmount(problem: SwapProblem | null): boolean {
  return problem !== null && !['empty', 'unavailable', 'offline'].includes(problem)
}

/** Returns the price of the pool of the pair, or of the first route whose pools have prices. */
function poolPrice(routes: readonly KnownRoute[]): Price | null {
  return routes.reduce<Price | null>((price, known) => price ?? routePrice(known), null)
}

/** The price both ways: of the typed amount, and of the pool without one. */
function PriceLines({ route, price }: { route: SwapRoute; price: Price | null }) {
  const { from, to } = route
  return (
    <p className={styles.price}>
      <span>{price ? swapTexts.price(from.symbol, priceText(price), to.symbol) : swapTexts.unknown}</span>
      <span>{price ? swapTexts.price(to.symbol, priceText(inverted(price)), from.symbol) : ''}</span>
    </p>
  )
}

type FormNoticeProps = {
  id: string
  pair: string
  route: SwapRoute
  reading: SwapFormResult
  level: ImpactLevel
  isOld: boolean
  isReading: boolean
  options: SwapOptions
  /** The amount that Max left for fees, '' if the amount is not from Max. */
  maxNote: string
}

/** The problem of the form, or else its risk. Its height is reserved, so that the buttons stay where they are. */
function FormNotice({ id, ...state }: FormNoticeProps) {
  const notice = noticeOf(state)
  return (
    <p id={id} role="status" className={styles.notice}>
      {notice?.icon && <Icon name={notice.icon} size={16} />}
      <span>{notice?.text}</span>
    </p>
  )
}

function noticeOf(
  state: Omit<FormNoticeProps, 'id'>,
): { readonly icon?: string; readonly text: string } | null {
  const { pair, route, reading, level, isOld, isReading, options, maxNote } = state
  const problem = problemOf(reading)
  if (isReading) return { text: swapTexts.reading }
  if (isOld) return { icon: 'warning', text: swapTexts.oldPrice }
  if (problem === 'empty') return maxNote ? { text: maxNote } : null
  if (problem) {
    const text = problemText(problem, route.from, pair)
    return { icon: 'error', text: maxNote ? `${text} ${maxNote}` : text }
  }
  if (level !== 'none') return { icon: impactIcon(level), text: swapTexts.impactNotes[level] }
  const risk = slippageRisk(options.slippageBips)
  if (risk) return { icon: 'warning', text: swapTexts.slippageRisks[risk] }
  return maxNote ? { text: maxNote } : null
}

/** The swap of this pair that was sent and is in no block yet, by this tab or another, before a reload or after. */
function PendingSwap({ pair }: { pair: string }) {
  const ending = ` ${swapIntent(pair).toLowerCase()}`
  const pending = useRecentTransactions().find(
    ({ status, intent }) => status === 'pending' && intent?.endsWith(ending),
  )
  if (!pending) return null
  return (
    <p className={styles.notice} role="status">
      <Icon name="hourglass" size={16} />
      <span>{swapTexts.pendingSwap(pending.description)}</span>
    </p>
  )
}

type SwapDetailsProps = Pick<SwapFormProps, 'routes' | 'options' | 'chainName'> & { quote: SwapQuote | null }

/** The terms of a swap. The rows are always the same, so that nothing moves while an amount is typed. */
function SwapDetails({ routes, quote, options, chainName }: SwapDetailsProps) {
  const shown = routes.find(({ route }) => route === quote?.route) ?? routes[0]
  const hooks = shown ? routeHooks(shown.route) : null
  const rows = [
    ...networkFact(chainName),
    [swapTexts.minimum, quote ? amountWithSymbol(quote.minimum, quote.route.to) : swapTexts.unknown],
    [swapTexts.impact, quote ? impactText(quote.impactBips) : swapTexts.unknown],
    [swapTexts.slippage, swapTexts.percent(percentText(options.slippageBips))],
    [swapTexts.route, shown ? routeText(shown) : swapTexts.unknown],
    [swapTexts.deadline, swapTexts.minutes(options.deadlineMinutes)],
    [swapTexts.cost, swapTexts.feeShownLater],
  ] as const
  return (
    <fieldset className={styles.details}>
      <legend>{common.details}</legend>
      <FactList layout="spread" facts={rows} />
      {hooks && <PoolCode hooks={hooks} />}
    </fieldset>
  )
}
