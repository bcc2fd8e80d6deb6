import { type AmountProblem, readTypedAmount } from '@/domain/wallet/typed-amount'
import { bestQuote, type GasCost, usualV2Gas } from './best-quote'
import type { KnownRoute } from './known-routes'
import type { Price } from './price'
import { routeImpactBips } from './price-impact'
import { amountOut, minimumReceived } from './quote'
import type { QuoteProblem, RouteOutput, RouteQuote } from './route-quotes'
import type { SwapRoute } from './swap-route'

/**
 * The quotes of the routes with a pool of V3 or V4 for an amount: the answer, its failure, or null while it is awaited.
 * They belong to `amountIn` alone.
 */
export type AskedQuotes = {
  readonly amountIn: bigint
  readonly answer: readonly RouteQuote[] | 'unavailable' | 'offline' | null
}

type TypedSwap = {
  /** The route through the pool of the pair first. */
  readonly routes: readonly KnownRoute[]
  readonly asked: AskedQuotes | null
  readonly amount: string
  /** The account's balance of the sold side; null while it is unknown. */
  readonly balance: bigint | null
  readonly slippageBips: number
  /** The network fee in the bought asset; null while it is unknown. */
  readonly cost: GasCost | null
}

export type SwapQuote = {
  readonly route: SwapRoute
  readonly amountIn: bigint
  readonly amountOut: bigint
  /** The minimum without a simulation; a token may keep a part of each transfer. */
  readonly minimum: bigint
  readonly impactBips: number
  /** The price of one whole unit of the sold side, in units of the other side. */
  readonly price: Price
}

export type SwapProblem =
  | AmountProblem
  | 'too-much'
  | 'no-pool'
  | 'pool-too-small'
  | 'refused'
  | 'unavailable'
  | 'offline'

export type SwapFormResult =
  | { readonly kind: 'quote'; readonly quote: SwapQuote; readonly problem: 'too-much' | null }
  /** The quoters have not answered for this amount yet. */
  | { readonly kind: 'asking'; readonly amountIn: bigint; readonly problem: 'too-much' | null }
  | { readonly kind: 'problem'; readonly code: SwapProblem }

/**
 * Reads the form: the best quote of the typed amount, or the problem with it. An amount above the balance has both a
 * quote and a problem. Routes through pools of V2 are computed; a pair on another pool waits for the quoters.
 */
export function quoteSwap({ amount, balance, ...swap }: TypedSwap): SwapFormResult {
  const decimals = swap.routes[0]?.route.from.decimals
  if (decimals === undefined) return { kind: 'problem', code: 'no-pool' }
  const read = readTypedAmount(amount, decimals)
  if (read.kind === 'problem') return read
  const quote = quoteAmount({ ...swap, amountIn: read.value })
  const problem = balance !== null && read.value > balance ? 'too-much' : null
  if (quote === 'asking') return { kind: 'asking', amountIn: read.value, problem }
  if (typeof quote === 'string') return { kind: 'problem', code: quote }
  return { kind: 'quote', quote, problem }
}

type SwapAmount = Omit<TypedSwap, 'amount' | 'balance'> & { readonly amountIn: bigint }

function quoteAmount(swap: SwapAmount): SwapQuote | SwapProblem | 'asking' {
  const { routes, amountIn, slippageBips, cost } = swap
  const answer = swap.asked?.amountIn === amountIn ? swap.asked.answer : null
  const outputs = routes.map((known, index) => {
    const output = isAsked(known) ? askedOutput(answer, index) : computedOutput(known, amountIn)
    return { known, output }
  })
  const [direct] = outputs
  if (direct?.output === 'asking') return 'asking'
  const found = outputs.flatMap(({ known, output }) =>
    typeof output === 'string' ? [] : { ...output, known, route: known.route },
  )
  const best = bestQuote(found, cost)
  if (!best) return typeof direct?.output === 'string' ? direct.output : 'no-pool'
  const { known, route } = best
  const isWrap = route.via === 'coin'
  return {
    ...{ route, amountIn, amountOut: best.amountOut },
    minimum: isWrap ? amountIn : minimumReceived(best.amountOut, slippageBips),
    impactBips: routeImpactBips(
      { amountIn, amountOut: best.amountOut },
      known.pools.flatMap((pool) => pool ?? []),
    ),
    price: priceOf(route, amountIn, best.amountOut),
  }
}

/** Returns whether a route needs the quoters. */
export function isAsked({ route }: Pick<KnownRoute, 'route'>): boolean {
  return route.via === 'universal-router'
}

type Problem = Exclude<SwapProblem, AmountProblem | 'too-much'>

function askedOutput(answer: AskedQuotes['answer'], index: number): RouteOutput | Problem | 'asking' {
  if (answer === null) return 'asking'
  if (typeof answer === 'string') return answer
  const quote = answer.find(({ route }) => route === index)
  if (!quote) return 'unavailable'
  return quote.problem === null ? quote : problems[quote.problem]
}

const problems: Readonly<Record<QuoteProblem, Problem>> = {
  'no-pool': 'no-pool',
  'too-little': 'pool-too-small',
  'too-much-for-pool': 'pool-too-small',
  refused: 'refused',
}

/** Computes the output of a wrap, and of pools of V2 one after the other. */
function computedOutput({ pools }: KnownRoute, amountIn: bigint): RouteOutput | 'no-pool' | 'pool-too-small' {
  let output: RouteOutput = { amountOut: amountIn, gas: 0n }
  for (const pool of pools) {
    const { reserves } = pool ?? {}
    if (!reserves || reserves.in <= 0n || reserves.out <= 0n) return 'no-pool'
    const trade = { amountIn: output.amountOut, reserveIn: reserves.in, reserveOut: reserves.out }
    output = { amountOut: amountOut(trade), gas: output.gas + usualV2Gas }
    if (output.amountOut === 0n) return 'pool-too-small'
  }
  return output
}

/** Returns the price of the pools of a route before a swap; null if one has no price. */
export function routePrice({ route, pools }: KnownRoute): Price | null {
  let [given, got] = [1n, 1n]
  for (const pool of pools) {
    given *= pool?.denominator ?? 0n
    got *= pool?.numerator ?? 0n
  }
  return pools.length > 0 && given > 0n && got > 0n ? priceOf(route, given, got) : null
}

function priceOf({ from, to }: SwapRoute, given: bigint, got: bigint): Price {
  return { numerator: got * 10n ** BigInt(from.decimals), denominator: given * 10n ** BigInt(to.decimals) }
}

export function inverted({ numerator, denominator }: Price): Price {
  return { numerator: denominator, denominator: numerator }
}
