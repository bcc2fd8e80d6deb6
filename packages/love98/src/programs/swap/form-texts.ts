import type { ImpactLevel } from '@/domain/swap/impact-level'
import { priceText } from '@/domain/swap/price'
import type { SwapFormResult, SwapProblem } from '@/domain/swap/quote-swap'
import { percentText } from '@/domain/swap/swap-options'
import type { SwapSide } from '@/domain/swap/swap-route'
import { amountProblemText } from '@/domain/wallet/amount-problem-text'
import { swap as swapTexts } from '@/texts/swap'

/** Significant digits of an estimated amount. */
const digits = 8

/** Formats an amount with its symbol, truncated and never rounded up: `1,234.5678 CAT`. */
export function amountWithSymbol(amount: bigint, side: Pick<SwapSide, 'symbol' | 'decimals'>): string {
  return `${estimateText(amount, side)} ${side.symbol}`
}

/** Formats an amount as {@link amountWithSymbol} does, without the symbol. */
export function estimateText(amount: bigint, { decimals }: Pick<SwapSide, 'decimals'>): string {
  return priceText({ numerator: amount, denominator: 10n ** BigInt(decimals) }, digits)
}

/** Returns the quoted amount as {@link estimateText}; empty without a quote. */
export function quoteText(reading: SwapFormResult, side: Pick<SwapSide, 'decimals'>): string {
  return reading.kind === 'quote' ? estimateText(reading.quote.amountOut, side) : ''
}

/** Describes the problem of the form; empty while the amount field is empty. */
export function problemText(code: SwapProblem, side: SwapSide, pair: string): string {
  switch (code) {
    case 'empty':
      return ''
    case 'too-much':
      return swapTexts.problems['too-much'](side.symbol)
    case 'no-pool':
      return swapTexts.problems['no-pool'](pair)
    case 'pool-too-small':
      return swapTexts.problems['pool-too-small']
    default:
      return amountProblemText(code, side)
  }
}

/** Formats a price impact in percent. */
export function impactText(bips: number): string {
  return bips === 0 ? swapTexts.lessThanPercent : swapTexts.percent(percentText(bips))
}

/** The icon beside the message about a price impact. */
export function impactIcon(level: ImpactLevel): string {
  return level === 'noted' ? 'info' : level === 'warned' ? 'warning' : 'error'
}
