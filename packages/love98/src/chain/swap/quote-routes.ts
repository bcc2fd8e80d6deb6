import type { Client } from 'viem'
import { type BatchedCall, type CallResult, makeCalls } from '@/chain/call-batch'
import { UnusableAnswer } from '@/chain/market/unusable-answer'
import { usualV2Gas } from '@/domain/swap/best-quote'
import type { SwapReserves } from '@/domain/swap/quote'
import { amountOut } from '@/domain/swap/quote'
import type { QuoteProblem, RouteOutput } from '@/domain/swap/route-quotes'
import type { SwapHop } from '@/domain/swap/swap-route'
import { hopAnswer, hopQuestion, type Quoters } from './hop-questions'

/** A hop, and for a pool of V2 its reserves in the direction of the hop; null without a pool. */
export type QuotedHop = SwapHop & { readonly reserves: SwapReserves | null }

/** `amountIn`: smallest units, above 0. */
export type RouteQuestion = { readonly hops: readonly QuotedHop[]; readonly amountIn: bigint }

/** The largest number of routes in one call: each has one or two calls. */
export const mostQuestions = 24

/** An answer that is known, or the calls of a route with the function that reads their results. */
type Plan = {
  readonly calls: readonly BatchedCall[]
  /** Null if the calls were not made. */
  readonly read: (results: readonly CallResult[]) => RouteOutput | QuoteProblem | null
}

/**
 * Asks the quoters of V3 and V4 for the outputs of routes at a block, all in one call of the node. A pool of V2 needs no
 * call.
 * @param blockHash identifies the block (EIP-1898); the reserves are from this block
 * @returns the answers in the order of the questions; null for one that has to be asked again
 * @throws {UnusableAnswer} if an answer cannot be read
 * @throws viem's errors if the node does not answer or does not have the block
 */
export async function quoteRoutes(
  client: Client,
  { questions, quoters }: { questions: readonly RouteQuestion[]; quoters: Quoters },
  blockHash: string,
): Promise<readonly (RouteOutput | QuoteProblem | null)[]> {
  const calls: BatchedCall[] = []
  const readers = questions.map((question) => {
    const plan = planOf(question, quoters, calls.length)
    const first = calls.push(...plan.calls) - plan.calls.length
    return (results: readonly CallResult[]) => plan.read(results.slice(first, first + plan.calls.length))
  })
  const results = await makeCalls(client, calls, blockHash)
  try {
    return readers.map((read) => read(results))
  } catch (cause) {
    throw new UnusableAnswer('The answer of a quoter cannot be read', { cause })
  }
}

/** @param place of the first call in the batch */
function planOf({ hops, amountIn }: RouteQuestion, quoters: Quoters, place: number): Plan {
  const [hop, ...others] = hops
  if (!hop) return known('refused')
  const rest = others[0] ?? null
  if (hop.source.kind === 'v2') {
    const output = outputOf(hop, amountIn)
    if (typeof output === 'string') return known(output)
    if (!rest) return known(output)
    return after(output, planOf({ hops: others, amountIn: output.amountOut }, quoters, place))
  }
  const { kind } = hop.source
  const question = hopQuestion(hop, amountIn, quoters)
  if (!question) return known('too-much-for-pool')
  const { amountAt: _, ...call } = question
  const second = rest && rest.source.kind !== 'v2' ? hopQuestion(rest, 0n, quoters) : null
  const calls: BatchedCall[] = [call]
  if (second) {
    const { amountAt, ...next } = second
    calls.push({ ...next, takes: { from: place, at: amountAt } })
  }
  return {
    calls,
    read([first, next]) {
      const output = first && first.kind !== 'not-made' ? hopAnswer(kind, first) : null
      if (output === null || typeof output === 'string' || !rest) return output
      if (rest.source.kind === 'v2') return sum(output, outputOf(rest, output.amountOut))
      return next && next.kind !== 'not-made' ? sum(output, hopAnswer(rest.source.kind, next)) : null
    },
  }
}

function known(answer: RouteOutput | QuoteProblem): Plan {
  return { calls: [], read: () => answer }
}

function after(output: RouteOutput, plan: Plan): Plan {
  return {
    calls: plan.calls,
    read(results) {
      const answer = plan.read(results)
      return answer && sum(output, answer)
    },
  }
}

/** Returns the output of the second of two pools, with the gas of both. */
function sum({ gas }: RouteOutput, answer: RouteOutput | QuoteProblem): RouteOutput | QuoteProblem {
  return typeof answer === 'string' ? answer : { ...answer, gas: gas + answer.gas }
}

function outputOf({ reserves }: QuotedHop, amountIn: bigint): RouteOutput | QuoteProblem {
  if (!reserves || reserves.in <= 0n || reserves.out <= 0n) return 'no-pool'
  const out = amountOut({ amountIn, reserveIn: reserves.in, reserveOut: reserves.out })
  // The pool stores its reserves in 112 bits.
  if (out === 0n) return amountIn + reserves.in >= 2n ** 112n ? 'too-much-for-pool' : 'too-little'
  return { amountOut: out, gas: usualV2Gas }
}
