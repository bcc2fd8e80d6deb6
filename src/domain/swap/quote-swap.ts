import { type AmountProblem, readTypedAmount } from '@/domain/wallet/typed-amount'
import type { Price } from './price'
import { amountOut, minimumReceived, priceImpactBips } from './quote'
import type { SwapRoute } from './swap-route'

/** What the pool holds of both sides, smallest units, in the direction of the swap. */
export type SwapReserves = { readonly in: bigint; readonly out: bigint }

type TypedSwap = {
  readonly route: SwapRoute
  readonly amount: string
  /** Null for a wrap, which has no pool. */
  readonly reserves: SwapReserves | null
  /** What the account holds of the side that is given; null while it is not known. */
  readonly balance: bigint | null
  readonly slippageBips: number
}

/** What a typed amount is swapped for by the reserves of one block. */
export type SwapQuote = {
  readonly amountIn: bigint
  readonly amountOut: bigint
  /** Before a simulation: a token may keep a part of each transfer. */
  readonly minimum: bigint
  readonly impactBips: number
  /** Of one whole unit of the side that is given, in units of the other. */
  readonly price: Price
}

export type SwapProblem = AmountProblem | 'too-much' | 'no-pool' | 'pool-too-small'

export type SwapReading =
  | { readonly kind: 'quote'; readonly quote: SwapQuote; readonly problem: 'too-much' | null }
  | { readonly kind: 'problem'; readonly code: SwapProblem }

/** Reads the form: the quote of what was typed, or why there is none. More than is held has a quote, and is a problem. */
export function quoteSwap({ amount, balance, ...swap }: TypedSwap): SwapReading {
  const read = readTypedAmount(amount, swap.route.from.decimals)
  if (read.kind === 'problem') return read
  const quote = quoteAmount({ ...swap, amountIn: read.value })
  if (typeof quote === 'string') return { kind: 'problem', code: quote }
  return { kind: 'quote', quote, problem: balance !== null && read.value > balance ? 'too-much' : null }
}

type SwapAmount = Pick<TypedSwap, 'route' | 'reserves' | 'slippageBips'> & { readonly amountIn: bigint }

/** What an amount is swapped for, or why it cannot be. */
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

/** The price of a pool before a trade; null without reserves. */
export function poolPrice(route: SwapRoute, reserves: SwapReserves | null): Price | null {
  return reserves && reserves.in > 0n && reserves.out > 0n ? priceOf(route, reserves.in, reserves.out) : null
}

function priceOf({ from, to }: SwapRoute, given: bigint, got: bigint): Price {
  return { numerator: got * 10n ** BigInt(from.decimals), denominator: given * 10n ** BigInt(to.decimals) }
}

/** The same price the other way round. */
export function inverted({ numerator, denominator }: Price): Price {
  return { numerator: denominator, denominator: numerator }
}

/** 0.01 ETH, which pays for a few transactions. */
const keptForFees = 10n ** 16n

/** The most that Max gives of a balance: of the coin of the chain 0.01 are left for fees. Smallest units. */
export function mostToGive(balance: bigint, isNative: boolean): bigint {
  const most = isNative ? balance - keptForFees : balance
  return most > 0n ? most : 0n
}
