import type { SideMoved } from '@/chain/swap/swap-outcome'
import { feeAmountText } from '@/domain/swap/fee-amount-text'
import { percentText } from '@/domain/swap/swap-options'
import { isTold } from '@/domain/swap/swap-risks'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import { exchangeReview } from '@/texts/exchange-review'

import { sendFailureText } from '@/wallet/transactions/send-failure-text'
import { amountWithSymbol, impactText } from '../form-words'
import type { Fact } from './fact-list'
import type { ReviewedSwap } from './swap-ports'
import type { OfferNote, Review, SwapOffer } from './swap-state'

/** The action of one press: one transaction, or all of them together. */
export type PressKind = 'reset' | 'approval' | 'swap' | 'together'

/** Returns the step on screen and the number of steps. Steps that are already in a block count too. */
export function stepOf({ offer, isTogether, done }: Review): { kind: PressKind; step: number; of: number } {
  const { steps } = offer.prepared
  if (isTogether) return { kind: 'together', step: 1, of: 1 }
  return { kind: steps[0]?.kind ?? 'swap', step: done + 1, of: done + steps.length }
}

/** Explains a step that is not the swap itself, because people mistake the approval for the swap. */
export function stepSays(kind: PressKind, { route, amountIn }: ReviewedSwap): string {
  if (kind === 'approval') return exchangeReview.approvalSays(amountWithSymbol(amountIn, route.from))
  if (kind === 'reset') return exchangeReview.resetSays(route.from.symbol)
  return kind === 'together' ? exchangeReview.togetherSays : ''
}

type Known = {
  kind: PressKind
  swap: ReviewedSwap
  offer: SwapOffer
  coin: { readonly symbol: string; readonly decimals: number } | undefined
}

/** The figures of a step: of the swap, or of an approval with its spender. */
export function reviewFacts({ kind, swap, offer, coin }: Known): readonly Fact[] {
  const { route, amountIn } = swap
  const { prepared } = offer
  const isTogether = kind === 'together'
  const fee = isTogether ? offer.feeTogether : offer.fee
  const { quote } = prepared
  const exact = (amount: bigint, side: typeof route.from): string =>
    `${typedAmountText(amount, side.decimals)} ${side.symbol}`
  const fact = (label: string, amount: bigint, side: typeof route.from): Fact => [
    ...([label, amountWithSymbol(amount, side), exact(amount, side)] as const),
  ]
  const cost =
    fee === null || !coin ? exchangeReview.costUnknown : exchangeReview.costAbout(feeAmountText(fee, coin))
  const steps = prepared.steps.length
  const costs: Fact = [steps > 1 && !isTogether ? exchangeReview.costOfAll : exchangeReview.cost, cost]
  // An approval lists no amounts of the swap: readers would take them for the effect of the approval.
  if (kind === 'approval' || kind === 'reset')
    return [
      [exchangeReview.spender, route.spender ?? route.contract],
      kind === 'reset'
        ? [exchangeReview.allows, exchangeReview.nothing]
        : fact(exchangeReview.allows, amountIn, route.from),
      costs,
    ]
  return [
    fact(exchangeReview.pay, amountIn, route.from),
    fact(exchangeReview.expect, prepared.simulated?.arrives ?? quote.amountOut, route.to),
    fact(exchangeReview.minimum, prepared.minimum, route.to),
    [exchangeReview.impact, impactText(quote.impactBips)],
    costs,
  ]
}

/** The warnings to read before signing: taxes, a missing simulation, and differences from the form and from the quote. */
export function warningTexts(
  { route, promised }: ReviewedSwap,
  { prepared, fallBips, lead }: SwapOffer,
): readonly string[] {
  const warnings: string[] = []
  const { simulated, quote } = prepared
  if (!simulated) warnings.push(exchangeReview.notSimulated)
  else {
    const { taxBips, gapBips } = simulated
    for (const side of ['from', 'to'] as const)
      if (taxBips[side] > 0)
        warnings.push(exchangeReview.taxOf(route[side].symbol, percentText(taxBips[side])))
    if (isTold(gapBips)) warnings.push(exchangeReview.lessArrives(percentText(gapBips)))
  }
  const shown = (amount: bigint) => amountWithSymbol(amount, route.to)
  if (isTold(fallBips))
    warnings.push(
      exchangeReview.fellSinceForm(shown(promised), shown(quote.amountOut), percentText(fallBips)),
    )
  if (lead > 0) warnings.push(exchangeReview.clockAhead(lead))
  return warnings
}

/** Says why the offer is on screen again. */
export function noteText(note: OfferNote | null, { route }: ReviewedSwap, { prepared }: SwapOffer): string {
  if (!note) return ''
  if (note.kind === 'failed') return sendFailureText(note.error)
  if (note.kind !== 'fell') return exchangeReview.notes[note.kind]
  return exchangeReview.notes.fell(
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
      exchangeReview.differs(amountWithSymbol(reported, side), changeText(changed ?? 0n, side)),
    ),
    ...(isUncounted ? [exchangeReview.uncounted] : []),
  ]
}

function changeText(change: bigint, side: SwapRoute['to']): string {
  return change < 0n ? `−${amountWithSymbol(-change, side)}` : amountWithSymbol(change, side)
}
