import type { MarketPool } from '@/domain/market/pool-event'
import type { Database } from '@/server/db/opened-database'
import { taggedAnswer } from '@/server/http/tagged-answer'
import { errors } from '@/texts/errors'

import { parseCandleQuestion } from './candle-question'
import { readCandles } from './read-candles'

/** The external dependencies of the candles. */
export type CandlePorts = {
  readonly database: () => Promise<Database>
  readonly now: () => Date
  /** `pairs` has the names of all configured pairs; `pools` has the pairs with a pool. */
  readonly pairs: readonly string[]
  readonly pools: readonly MarketPool[]
  readonly finality: number
  /** True if final blocks stay final. Each start of the demo has another history. */
  readonly isLasting: boolean
}

/**
 * A page that cannot change may be cached for a day by all caches, and other pages for as long as a snapshot of the
 * market.
 */
const caching = { final: 'public, max-age=86400', changing: 'public, max-age=0, s-maxage=2' } as const

/**
 * Returns candles of a pair: `CandlePage` with a strong ETag, 304 if the client has it, or 400 with the problem.
 * @throws {LoveError} `database-unavailable`
 */
export async function answerCandles(request: Request, pair: string, ports: CandlePorts): Promise<Response> {
  if (!ports.pairs.includes(pair)) return refusal('pair: is not one of the pairs')
  const question = parseCandleQuestion(new URL(request.url).searchParams)
  if ('problem' in question) return refusal(question.problem)
  const pool = ports.pools.find(({ name }) => name === pair)
  const { page, isFinal } = pool
    ? await readCandles(await ports.database(), pool, question, {
        finality: ports.finality,
        now: ports.now(),
      })
    : { page: emptyPage(pair, question.interval), isFinal: false }
  return taggedAnswer(request, JSON.stringify(page), {
    'content-type': 'application/json',
    'cache-control': isFinal && ports.isLasting ? caching.final : caching.changing,
  })
}

function emptyPage(pair: string, interval: string) {
  return { pair, interval, finalUntil: 0, begins: null, candles: [] }
}

function refusal(problem: string): Response {
  return Response.json({ code: 'bad-request', message: errors['bad-request'], problem }, { status: 400 })
}
