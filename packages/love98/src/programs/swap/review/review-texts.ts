import type { SideMoved } from '@/chain/swap/swap-outcome'
import { feeInCents } from '@/domain/market/market-value'
import { feeAmountText } from '@/domain/swap/fee-amount-text'
import { percentText } from '@/domain/swap/swap-options'
import { isNoticeable } from '@/domain/swap/swap-risks'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import { dateFormat } from '@/language/date-format'
import { swapReview } from '@/texts/swap-review'

import { sendFailureText } from '@/wallet/transactions/send-failure-text'
import { amountWithSymbol, impactText, networkFact } from '../form-texts'
import type { SwapRequest } from '../swap-request'
import type { OfferNote, ReviewedOffer, SwapOffer } from './swap-flow'

/** A name, its value as it is shown, and the full value where the shown one is shorter. */
export type SwapFact = readonly [label: string, value: string, full?: string]

/** The action of one press: one transaction, or all of them together. */
export type ReviewAction = 'reset' | 'approval' | 'permit' | 'swap' | 'together'

/** Returns the step on screen and the number of steps. Steps that are already in a block count too. */
export function currentStep({ offer, isTogether, done }: ReviewedOffer): {
  kind: ReviewAction
  step: number
  count: number
} {
  const { steps } = offer.prepared
  if (isTogether) return { kind: 'together', step: 1, count: 1 }
  return { kind: steps[0]?.kind ?? 'swap', step: done + 1, count: done + steps.length }
}

/** Explains a step that is not the swap itself, because people mistake the approval for the swap. */
export function stepHint(kind: ReviewAction, { route, amountIn }: SwapRequest): string {
  const amount = amountWithSymbol(amountIn, route.from)
  if (kind === 'approval')
    return isThroughPermit(route) ? swapReview.firstApprovalHint(amount) : swapReview.approvalHint(amount)
  if (kind === 'permit') return swapReview.permitHint(amount)
  if (kind === 'reset') return swapReview.resetHint(route.from.symbol)
  return kind === 'together' ? swapReview.togetherHint : ''
}

/** The name of the contract. */
const permit2Name = 'Permit2'

/** Formats a moment in the time zone of the visitor. */
const { format: momentText } = dateFormat({ dateStyle: 'short', timeStyle: 'short' })

function isThroughPermit({ via, spender }: SwapRoute): boolean {
  return via === 'universal-router' && spender !== null
}

type ReviewContext = {
  kind: ReviewAction
  swap: SwapRequest
  offer: SwapOffer
  coin: { readonly symbol: string; readonly decimals: number } | undefined
}

/** The figures of a step: of the swap, or of an approval with its spender. */
export function reviewFacts({ kind, swap, offer, coin }: ReviewContext): readonly SwapFact[] {
  const { route, amountIn } = swap
  const { prepared } = offer
  const network = networkFact(swap.chainName)
  const isTogether = kind === 'together'
  const fee = isTogether ? offer.feeTogether : offer.fee
  const { quote } = prepared
  const exact = (amount: bigint, side: typeof route.from): string =>
    `${typedAmountText(amount, side.decimals)} ${side.symbol}`
  const fact = (label: string, amount: bigint, side: typeof route.from): SwapFact => [
    ...([label, amountWithSymbol(amount, side), exact(amount, side)] as const),
  ]
  const shown = fee === null || !coin ? null : feeAmountText(fee, coin, feeInCents(fee, coin, offer.market))
  const cost =
    shown === null
      ? swapReview.costUnknown
      : (shown.kind === 'about' ? swapReview.feeAbout : swapReview.feeBelow)(shown.text)
  const steps = prepared.steps.length
  const costs: SwapFact = [steps > 1 && !isTogether ? swapReview.totalFee : swapReview.cost, cost]
  // An approval lists no amounts of the swap: readers would take them for the effect of the approval.
  if (kind === 'permit')
    return [
      ...network,
      [swapReview.spender, route.contract],
      fact(swapReview.allows, amountIn, route.from),
      [swapReview.until, momentText(Number(offer.permitUntil) * 1_000)],
      costs,
    ]
  if (kind === 'approval' || kind === 'reset')
    return [
      ...network,
      [isThroughPermit(route) ? permit2Name : swapReview.spender, route.spender ?? route.contract],
      kind === 'reset'
        ? [swapReview.allows, swapReview.nothing]
        : fact(swapReview.allows, amountIn, route.from),
      costs,
    ]
  return [
    ...network,
    fact(swapReview.pay, amountIn, route.from),
    fact(swapReview.expectedOutput, prepared.simulated?.arrives ?? quote.amountOut, route.to),
    fact(swapReview.minimum, prepared.minimum, route.to),
    [swapReview.impact, impactText(quote.impactBips)],
    costs,
  ]
}

/**
 * The warnings to read before signing: taxes, a missing simulation, and differences from the form and from
 * the quote.
 */
export function warningTexts(
  { route, promised }: SwapRequest,
  { prepared, fallBips, clockAheadMinutes }: SwapOffer,
): readonly string[] {
  const warnings: string[] = []
  const { simulated, quote } = prepared
  if (!simulated) warnings.push(swapReview.notSimulated)
  else {
    const { taxBips, gapBips } = simulated
    for (const side of ['from', 'to'] as const)
      if (taxBips[side] > 0) warnings.push(swapReview.taxOf(route[side].symbol, percentText(taxBips[side])))
    if (isNoticeable(gapBips)) warnings.push(swapReview.lessReceived(percentText(gapBips)))
  }
  const shown = (amount: bigint) => amountWithSymbol(amount, route.to)
  if (isNoticeable(fallBips))
    warnings.push(swapReview.fellSinceForm(shown(promised), shown(quote.amountOut), percentText(fallBips)))
  if (clockAheadMinutes > 0) warnings.push(swapReview.clockAhead(clockAheadMinutes))
  return warnings
}

/** Returns the reason why the offer is on screen again. */
export function noteText(note: OfferNote | null, { route }: SwapRequest, { prepared }: SwapOffer): string {
  if (!note) return ''
  if (note.kind === 'failed') return sendFailureText(note.error)
  if (note.kind !== 'fell') return swapReview.notes[note.kind]
  return swapReview.notes.fell(
    amountWithSymbol(note.from, route.to),
    amountWithSymbol(prepared.minimum, route.to),
  )
}

/** Notes about balances that differ from the amounts that the contracts report, or that could not be read. */
export function differenceTexts(
  moved: { readonly sent: SideMoved; readonly arrived: SideMoved },
  { from, to }: SwapRoute,
): readonly string[] {
  const sides = [
    [moved.sent, from],
    [moved.arrived, to],
  ] as const
  const differing = sides.filter(([{ reported, changed }]) => changed !== null && changed !== reported)
  // The wrapped coin is trusted to report correctly. Any other token may report a wrong amount.
  const isUncounted = sides.some(([{ changed }, side]) => changed === null && !side.isNative)
  return [
    ...differing.map(([{ reported, changed }, side]) =>
      swapReview.differs(amountWithSymbol(reported, side), changeText(changed ?? 0n, side)),
    ),
    ...(isUncounted ? [swapReview.balanceUnread] : []),
  ]
}

function changeText(change: bigint, side: SwapRoute['to']): string {
  return change < 0n ? `−${amountWithSymbol(-change, side)}` : amountWithSymbol(change, side)
}
