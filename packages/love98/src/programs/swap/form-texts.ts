import type { PoolSource } from '@/domain/market/pool-source'
import type { ImpactLevel } from '@/domain/swap/impact-level'
import type { KnownRoute } from '@/domain/swap/known-routes'
import { priceText } from '@/domain/swap/price'
import type { SwapFormResult, SwapProblem } from '@/domain/swap/quote-swap'
import { percentText } from '@/domain/swap/swap-options'
import type { SwapSide } from '@/domain/swap/swap-route'
import { amountProblemText } from '@/domain/wallet/amount-problem-text'
import { listText } from '@/language/list-text'
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

/** Stands for an estimate until the quoters answer. */
const awaited = '…'

/** Returns the quoted amount as {@link estimateText}; empty without a quote. */
export function quoteText(reading: SwapFormResult, side: Pick<SwapSide, 'decimals'>): string {
  if (reading.kind === 'asking') return awaited
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
    case 'refused':
    case 'unavailable':
    case 'offline':
      return swapTexts.problems[code]
    default:
      return amountProblemText(code, side)
  }
}

/**
 * Describes a route: `CAT → ETH, the pool of the pair`, or with the kinds and fees of the pools
 * `CAT → ETH → USDC, through V3 0.05% and V2`.
 */
export function routeText({ route, symbols }: KnownRoute): string {
  const { from, to, via, hops } = route
  if (via === 'coin') return swapTexts.wrapped(from.symbol, to.symbol)
  if (via === 'v2-router' && hops.length === 1) return swapTexts.throughPool(from.symbol, to.symbol)
  const pools = hops.map(({ source }) => poolText(source))
  return swapTexts.throughPools(symbols.join(' → '), listText(pools, 'long'))
}

/** Names of the generations of Uniswap. */
const venueNames = { v2: 'V2', v3: 'V3', v4: 'V4' } as const

function poolText(source: PoolSource): string {
  const name = venueNames[source.kind]
  if (source.kind === 'v2') return name
  const { fee } = source.kind === 'v3' ? source : source.key
  // The hook of a pool sets another fee for each swap.
  return fee > 1_000_000 ? name : `${name} ${swapTexts.percent(percentText(fee / 100))}`
}

/** Formats a price impact in percent. */
export function impactText(bips: number): string {
  return bips === 0 ? swapTexts.lessThanPercent : swapTexts.percent(percentText(bips))
}

/** Returns the row that names the chain of the pair; none on the main chain. */
export function networkFact(
  chainName: string | null | undefined,
): readonly (readonly [label: string, value: string])[] {
  return chainName ? [[swapTexts.network, chainName]] : []
}

/** The icon beside the message about a price impact. */
export function impactIcon(level: ImpactLevel): string {
  return level === 'noted' ? 'info' : level === 'warned' ? 'warning' : 'error'
}
