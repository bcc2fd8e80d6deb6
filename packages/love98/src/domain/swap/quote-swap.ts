import { type AmountProblem, readTypedAmount } from '@/domain/wallet/typed-amount'
import type { Price } from './price'
import { amountOut, minimumReceived, priceImpactBips } from './quote'
import type { SwapRoute } from './swap-route'

/** The reserves of both sides of the pool in smallest units, in the direction of the swap. */
export type SwapReserves = { readonly in: bigint; readonly out: bigint }

type TypedSwap = {
  readonly route: SwapRoute
  readonly amount: string
  /** Null for a wrap, which uses no pool. */
  readonly reserves: SwapReserves | null
  /** The account's balance of the sold side; null while it is unknown. */
  readonly balance: bigint | null
  readonly slippageBips: number
}

export type SwapQuote = {
  readonly amountIn: bigint
  readonly amountOut: bigint
  /** The minimum without a simulation; a token may keep a part of each transfer. */
  readonly minimum: bigint
  readonly impactBips: number
  /** The price of one whole unit of the sold side, in units of the other side. */
  readonly price: Price
}

export type SwapProblem = AmountProblem | 'too-much' | 'no-pool' | 'pool-too-small'

export type SwapFormResult =
  | { readonly kind: 'quote'; readonly quote: SwapQuote; readonly problem: 'too-much' | null }
  | { readonly kind: 'problem'; readonly code: SwapProblem }

/**
 * Reads the form: the quote of the typed amount, or the problem with it. An amount above the balance has both a quote
 * and a problem.
 */
export function quoteSwap({ amount, balance, ...swap }: TypedSwap): SwapFormResult {
  const read = readTypedAmount(amount, swap.route.from.decimals)
  if (read.kind === 'problem') return read
  const quote = quoteAmount({ ...swap, amountIn: read.value })
  if (typeof quote === 'string') return { kind: 'problem', code: quote }
  return { kind: 'quote', quote, problem: balance !== null && read.value > balance ? 'too-much' : null }
}

type SwapAmount = Pick<TypedSwap, 'route' | 'reserves' | 'slippageBips'> & { readonly amountIn: bigint }

export function quoteAmount(swap: SwapAmount): SwapQuote | 'no-pool' | 'pool-too-small' {
  const { route, reserves, amountIn, slippageBips } = swap
  if (route.kind === 'wrap' || route.kind === 'unwrap') {
    const price = priceOf(route, amountIn, amountIn)
    return { amountIn, amountOut: amountIn, minimum: amountIn, impactBips: 0, price }
  }
  if (reserves === null || reserves.in <= 0n || reserves.out <= 0n) return 'no-pool'
  const trade = { amountIn, reserveIn: reserves.in, reserveOut: reserves.out }
  const out = amountOut(trade)
  if (out === 0n) return 'pool-too-small'
  const minimum = minimumReceived(out, slippageBips)
  return {
    amountIn,
    amountOut: out,
    minimum,
    impactBips: priceImpactBips(trade),
    price: priceOf(route, amountIn, out),
  }
}

export function poolPrice(route: SwapRoute, reserves: SwapReserves | null): Price | null {
  return reserves && reserves.in > 0n && reserves.out > 0n ? priceOf(route, reserves.in, reserves.out) : null
}

function priceOf({ from, to }: SwapRoute, given: bigint, got: bigint): Price {
  return { numerator: got * 10n ** BigInt(from.decimals), denominator: given * 10n ** BigInt(to.decimals) }
}

export function inverted({ numerator, denominator }: Price): Price {
  return { numerator: denominator, denominator: numerator }
}
