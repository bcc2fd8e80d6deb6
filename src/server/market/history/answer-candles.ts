import type { MarketPool } from '@/domain/market/pool-event'
import type { Database } from '@/server/db/opened-database'
import { taggedAnswer } from '@/server/http/tagged-answer'
import { errorTexts } from '@/texts/en/ui/errors'
import { parseCandleQuestion } from './candle-question'
import { readCandles } from './read-candles'

/** What the candles of a deployment are read with. */
export type CandlePorts = {
  readonly database: () => Promise<Database>
  readonly now: () => Date
  /** The names of all configured pairs, and those of them that have a pool. */
  readonly pairs: readonly string[]
  readonly pools: readonly MarketPool[]
  readonly finality: number
  /** Whether what is final stays so: each start of the demo has another past. */
  readonly isLasting: boolean
}

/** A page that cannot change may be kept for a day by every cache; others for as long as a snapshot of the market. */
const caching = { final: 'public, max-age=86400', changing: 'public, max-age=0, s-maxage=2' } as const

/**
 * Answers with candles of a pair: `CandlePage`, with a strong ETag; 304 when the asker has it; 400 with what is wrong.
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
  return Response.json({ code: 'bad-request', message: errorTexts['bad-request'], problem }, { status: 400 })
}
