import {
  fields,
  list,
  matching,
  optional,
  parseAnswer,
  record,
  refine,
  type Shape,
  text,
  wholeNumber,
} from '@/domain/answers/parse-answer'

/**
 * The reason why a route has no quote: a pool does not exist or has no price; the amount is too small for any output, or
 * larger than a pool can fill; or the code of a pool refuses the swap.
 */
export type QuoteProblem = (typeof quoteProblems)[number]

export const quoteProblems = ['no-pool', 'too-little', 'too-much-for-pool', 'refused'] as const

/** The output of a route in smallest units, and the gas of its pools. */
export type RouteOutput = { readonly amountOut: bigint; readonly gas: bigint }

/** `route`: the place of the route in `swapRoutes`. */
export type RouteQuote = { readonly route: number } & (
  | (RouteOutput & { readonly problem: null })
  | { readonly problem: QuoteProblem }
)

/** The answer of `GET /api/market/quote`, at a block of the chain. */
export type RouteQuotes = { readonly block: string; readonly quotes: readonly RouteQuote[] }

/**
 * Checks an answer of `GET /api/market/quote`.
 * @throws {TypeError} naming the first invalid field
 */
export function parseRouteQuotes(answer: unknown): RouteQuotes {
  return parseAnswer(routeQuotes, answer, 'quotes')
}

const amount = matching(/^\d{1,78}$/)

const problem: Shape<QuoteProblem> = (value, at) => {
  const known = quoteProblems.find((each) => each === value)
  return known ?? (refine(text, () => false)(value, at) as never)
}

const quote = fields<RouteQuote>((field) => {
  const route = field('route', wholeNumber(0, 99))
  const why = field('problem', optional(problem))
  if (why) return { route, problem: why }
  const { amountOut, gas } = { amountOut: field('amountOut', amount), gas: field('gas', amount) }
  return { route, amountOut: BigInt(amountOut), gas: BigInt(gas), problem: null }
})

const routeQuotes = record({ block: matching(/^\d{1,18}$/), quotes: list(quote, 20) })
