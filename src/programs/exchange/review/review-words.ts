import type { SideMoved } from '@/chain/swap/swap-outcome'
import { feeAmountText } from '@/domain/swap/fee-amount-text'
import { percentText } from '@/domain/swap/swap-options'
import { isTold } from '@/domain/swap/swap-risks'
import type { SwapRoute } from '@/domain/swap/swap-route'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import type { exchangeTexts } from '@/texts/en/swap/exchange'
import type { exchangeReviewTexts } from '@/texts/en/swap/exchange-review'
import type { sendingTexts } from '@/texts/en/wallet/sending'
import { sendFailureText } from '@/wallet/transactions/send-failure-text'
import { amountWithSymbol, impactText } from '../form-words'
import type { Fact } from './fact-list'
import type { ReviewedSwap } from './swap-ports'
import type { OfferNote, Review, SwapOffer } from './swap-state'

type Texts = typeof exchangeReviewTexts

/** What one press does. */
export type PressKind = 'reset' | 'approval' | 'swap' | 'together'

/** Which step is on screen, and of how many: those that are in a block count. */
export function stepOf({ offer, isTogether, done }: Review): { kind: PressKind; step: number; of: number } {
  const { steps } = offer.prepared
  if (isTogether) return { kind: 'together', step: 1, of: 1 }
  return { kind: steps[0]?.kind ?? 'swap', step: done + 1, of: done + steps.length }
}

/** What a step is, where it is not the swap itself; people take the permission for the swap. */
export function stepSays(kind: PressKind, { route, amountIn }: ReviewedSwap, texts: Texts): string {
  if (kind === 'approval') return texts.approvalSays(amountWithSymbol(amountIn, route.from))
  if (kind === 'reset') return texts.resetSays(route.from.symbol)
  return kind === 'together' ? texts.togetherSays : ''
}

type Known = {
  kind: PressKind
  swap: ReviewedSwap
  offer: SwapOffer
  coin: { readonly symbol: string; readonly decimals: number } | undefined
}

/** What is known of the swap; of a permission also who gets it. */
export function reviewFacts(
  { kind, swap, offer, coin }: Known,
  texts: Texts,
  form: typeof exchangeTexts,
): readonly Fact[] {
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
  const cost = fee === null || !coin ? texts.costUnknown : texts.costAbout(feeAmountText(fee, coin))
  const steps = prepared.steps.length
  const costs: Fact = [steps > 1 && !isTogether ? texts.costOfAll : texts.cost, cost]
  // Amounts of the swap beside a permission are taken for what the permission does.
  if (kind === 'approval' || kind === 'reset')
    return [
      [texts.spender, route.spender ?? route.contract],
      kind === 'reset' ? [texts.allows, texts.nothing] : fact(texts.allows, amountIn, route.from),
      costs,
    ]
  return [
    fact(texts.pay, amountIn, route.from),
    fact(texts.expect, prepared.simulated?.arrives ?? quote.amountOut, route.to),
    fact(texts.minimum, prepared.minimum, route.to),
    [texts.impact, impactText(quote.impactBips, form)],
    costs,
  ]
}

/** The facts to read before signing: taxes, or that they are not known, and differences from the form and the quote. */
export function warningTexts(
  { route, promised }: ReviewedSwap,
  { prepared, fallBips, lead }: SwapOffer,
  texts: Texts,
): readonly string[] {
  const warnings: string[] = []
  const { simulated, quote } = prepared
  if (!simulated) warnings.push(texts.notSimulated)
  else {
    const { taxBips, gapBips } = simulated
    for (const side of ['from', 'to'] as const)
      if (taxBips[side] > 0) warnings.push(texts.taxOf(route[side].symbol, percentText(taxBips[side])))
    if (isTold(gapBips)) warnings.push(texts.lessArrives(percentText(gapBips)))
  }
  const shown = (amount: bigint) => amountWithSymbol(amount, route.to)
  if (isTold(fallBips))
    warnings.push(texts.fellSinceForm(shown(promised), shown(quote.amountOut), percentText(fallBips)))
  if (lead > 0) warnings.push(texts.clockAhead(lead))
  return warnings
}

/** Why the offer is on screen again. */
export function noteText(
  note: OfferNote | null,
  { route }: ReviewedSwap,
  { prepared }: SwapOffer,
  texts: Texts,
  sending: typeof sendingTexts,
): string {
  if (!note) return ''
  if (note.kind === 'failed') return sendFailureText(note.error, sending)
  if (note.kind !== 'fell') return texts.notes[note.kind]
  return texts.notes.fell(amountWithSymbol(note.from, route.to), amountWithSymbol(prepared.minimum, route.to))
}

/** Notes for balances that do not confirm what the contracts report of a swap, or that could not be read. */
export function differenceTexts(
  moved: { readonly sent: SideMoved; readonly arrived: SideMoved },
  { from, to }: SwapRoute,
  texts: Texts,
): readonly string[] {
  const sides = [
    [moved.sent, from],
    [moved.arrived, to],
  ] as const
  const differing = sides.filter(([{ reported, changed }]) => changed !== null && changed !== reported)
  // The wrapped coin reports its own truth; a token may report any.
  const isUncounted = sides.some(([{ changed }, side]) => changed === null && !side.isNative)
  return [
    ...differing.map(([{ reported, changed }, side]) =>
      texts.differs(amountWithSymbol(reported, side), changeText(changed ?? 0n, side)),
    ),
    ...(isUncounted ? [texts.uncounted] : []),
  ]
}

function changeText(change: bigint, side: SwapRoute['to']): string {
  return change < 0n ? `−${amountWithSymbol(-change, side)}` : amountWithSymbol(change, side)
}
