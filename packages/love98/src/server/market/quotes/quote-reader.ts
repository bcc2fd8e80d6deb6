import 'server-only'
import type { Client } from 'viem'
import { UnusableAnswer } from '@/chain/market/unusable-answer'
import type { Quoters } from '@/chain/swap/hop-questions'
import { mostQuestions, quoteRoutes, type RouteQuestion } from '@/chain/swap/quote-routes'
import { AppError } from '@/domain/errors'
import type { QuoteProblem, RouteOutput } from '@/domain/swap/route-quotes'
import { createProblemLog } from '@/server/log'
import { createLruCache } from '@/server/lru-cache'
import { pause } from '@/server/timing'

/** A question about a route at a block. `key` identifies the route with its pools. */
export type KeyedQuestion = RouteQuestion & { readonly key: string; readonly blockHash: string }

export type QuoteReader = {
  /**
   * Returns the answers to questions in their order.
   * @throws {AppError} `node-unavailable` if the node does not answer, or has too many questions to answer
   */
  readonly quote: (questions: readonly KeyedQuestion[]) => Promise<readonly (RouteOutput | QuoteProblem)[]>
}

/**
 * Times in ms. `pace`: between the starts of two calls of the node; `afterFailure`: no call after a failure of the node.
 */
export const quoteTimes = { pace: 200, afterFailure: 2_000 } as const

const never = new AbortController().signal

/** The number of answers in memory. */
const mostKnown = 5_000

/** The number of questions that wait, of all visitors: the work of about two seconds. */
const mostWaiting = 250

type Answer = { readonly output: RouteOutput | QuoteProblem }

/** A question that waits for the node, with its answer for everybody who asked it. */
type Waiting = {
  readonly question: KeyedQuestion
  readonly answer: Promise<Answer>
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: AppError) => void
}

function waitingFor(question: KeyedQuestion): Waiting {
  let resolve: Waiting['resolve'] = () => undefined
  let reject: Waiting['reject'] = () => undefined
  const answer = new Promise<Answer>((onAnswer, onFailure) => {
    resolve = onAnswer
    reject = onFailure
  })
  return { question, answer, resolve, reject }
}

/**
 * Creates the reader of quotes of this process. Questions that arrive during a call of the node are asked together in the
 * next one, each once for all visitors. Only one call runs at a time, so that the number of calls does not grow with the
 * number of visitors.
 * @param now ms
 */
export function createQuoteReader(
  { client, quoters }: { client: Client; quoters: Quoters },
  times: { readonly [Name in keyof typeof quoteTimes]: number } = quoteTimes,
  now: () => number = Date.now,
): QuoteReader {
  const problems = createProblemLog('quotes')
  const known = createLruCache<Answer>({ max: mostKnown }, now)
  const waiting = new Map<string, Waiting>()
  let isRunning = false
  let pausedUntil = Number.NEGATIVE_INFINITY

  /** Answers all that waits, in as many calls as it needs. */
  async function run(): Promise<void> {
    isRunning = true
    // One call answers requests that arrived at the same time.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.size > 0) {
      const start = now()
      await ask(nextBatch())
      await pause(Math.max(0, start + times.pace - now()), never)
    }
    isRunning = false
  }

  /** The questions of one block; the next call asks for another block. */
  function nextBatch(): readonly Waiting[] {
    const all = [...waiting.values()]
    const block = all[0]?.question.blockHash
    return all.filter(({ question }) => question.blockHash === block).slice(0, mostQuestions)
  }

  async function ask(batch: readonly Waiting[]): Promise<void> {
    const [first] = batch
    if (!first) return
    try {
      const questions = batch.map(({ question }) => question)
      const answers = await quoteRoutes(client, { questions, quoters }, first.question.blockHash)
      // Those without an answer, for which the gas of the call did not suffice, are asked again, before all others.
      for (const [index, each] of batch.entries()) settle(each, answers[index] ?? null)
      if (answers.every((answer) => answer === null)) throw new UnusableAnswer('The call had no gas')
      problems.ended()
    } catch (cause) {
      problems.failed('The node does not answer questions for quotes.', cause)
      pausedUntil = now() + times.afterFailure
      for (const each of waiting.values()) refuse(each, cause)
    }
  }

  function settle(each: Waiting, output: RouteOutput | QuoteProblem | null): void {
    if (output === null) return
    const key = keyOf(each.question)
    known.set(key, { output })
    waiting.delete(key)
    each.resolve({ output })
  }

  function refuse({ question, reject }: Waiting, cause: unknown): void {
    waiting.delete(keyOf(question))
    reject(new AppError('node-unavailable', cause))
  }

  function enter(question: KeyedQuestion): Promise<Answer> {
    const key = keyOf(question)
    const answer = known.get(key)
    if (answer) return Promise.resolve(answer)
    const same = waiting.get(key)
    if (same) return same.answer
    if (now() < pausedUntil || waiting.size >= mostWaiting)
      return Promise.reject(new AppError('node-unavailable', 'Too many quotes wait, or the node failed'))
    const added = waitingFor(question)
    waiting.set(key, added)
    if (!isRunning) void run()
    return added.answer
  }

  return {
    async quote(questions) {
      const answers = await Promise.all(questions.map(enter))
      return answers.map(({ output }) => output)
    },
  }
}

function keyOf({ blockHash, key, amountIn }: KeyedQuestion): string {
  return `${blockHash} ${key} ${amountIn}`
}
