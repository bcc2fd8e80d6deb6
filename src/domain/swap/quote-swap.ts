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
export function quoteSwap({ route, amount, reserves, balance, slippageBips }: TypedSwap): SwapReading {
  const read = readTypedAmount(amount, route.from.decimals)
  if (read.kind === 'problem') return read
  const { value } = read
  const isWrap = route.kind === 'wrap' || route.kind === 'unwrap'
  if (!isWrap && (reserves === null || reserves.in <= 0n || reserves.out <= 0n))
    return { kind: 'problem', code: 'no-pool' }
  const trade = { amountIn: value, reserveIn: reserves?.in ?? 0n, reserveOut: reserves?.out ?? 0n }
  const out = isWrap ? value : amountOut(trade)
  if (out === 0n) return { kind: 'problem', code: 'pool-too-small' }
  return {
    kind: 'quote',
    problem: balance !== null && value > balance ? 'too-much' : null,
    quote: {
      amountIn: value,
      amountOut: out,
      minimum: isWrap ? value : minimumReceived(out, slippageBips),
      impactBips: isWrap ? 0 : priceImpactBips(trade),
      price: priceOf(route, value, out),
    },
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
