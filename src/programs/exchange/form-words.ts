import type { ImpactLevel } from '@/domain/swap/impact-level'
import { priceText } from '@/domain/swap/price'
import type { SwapProblem, SwapReading } from '@/domain/swap/quote-swap'
import { percentText } from '@/domain/swap/swap-options'
import type { SwapSide } from '@/domain/swap/swap-route'
import { amountProblemText } from '@/domain/wallet/amount-problem-text'
import type { exchangeTexts } from '@/texts/en/swap/exchange'
import type { amountTexts } from '@/texts/en/wallet/amounts'

/** Significant digits of an amount that is estimated. */
const digits = 8

/** An amount with its symbol, cut and never rounded up: `1,234.5678 LOVE`. */
export function amountWithSymbol(amount: bigint, side: Pick<SwapSide, 'symbol' | 'decimals'>): string {
  return `${estimateText(amount, side)} ${side.symbol}`
}

/** The same without its symbol. */
export function estimateText(amount: bigint, { decimals }: Pick<SwapSide, 'decimals'>): string {
  return priceText({ numerator: amount, denominator: 10n ** BigInt(decimals) }, digits)
}

/** What a reading of the form gives, as {@link estimateText}; empty without a quote. */
export function quotedText(reading: SwapReading, side: Pick<SwapSide, 'decimals'>): string {
  return reading.kind === 'quote' ? estimateText(reading.quote.amountOut, side) : ''
}

/** What is wrong with the form; empty while nothing was typed. */
export function problemText(
  code: SwapProblem,
  side: SwapSide,
  pair: string,
  texts: typeof exchangeTexts,
  amounts: typeof amountTexts,
): string {
  switch (code) {
    case 'empty':
      return ''
    case 'too-much':
      return texts.problems['too-much'](side.symbol)
    case 'no-pool':
      return texts.problems['no-pool'](pair)
    case 'pool-too-small':
      return texts.problems['pool-too-small']
    default:
      return amountProblemText(code, side, amounts)
  }
}

/** A price impact in percent. */
export function impactText(bips: number, texts: typeof exchangeTexts): string {
  return bips === 0 ? texts.lessThanPercent : texts.percent(percentText(bips))
}

/** The icon beside what is said of an impact. */
export function impactIcon(level: ImpactLevel): string {
  return level === 'noted' ? 'info' : level === 'warned' ? 'warning' : 'error'
}
