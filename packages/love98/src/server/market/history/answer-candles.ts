import { type CandleInterval, candleIntervals } from '@/domain/market/candle'
import type { MarketPool } from '@/domain/market/pool-event'
import { taggedAnswer } from '@/server/http/tagged-answer'
import { errors } from '@/texts/errors'
import type { MarketDatabase } from '../market-database'
import { type CandleQuery, readCandles } from './candles'

export type CandlePorts = {
  readonly database: () => Promise<MarketDatabase>
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
 * @throws {AppError} `database-unavailable`
 */
export async function answerCandles(request: Request, pair: string, ports: CandlePorts): Promise<Response> {
  if (!ports.pairs.includes(pair)) return refusal('pair: is not one of the pairs')
  const query = parseCandleQuery(new URL(request.url).searchParams)
  if ('problem' in query) return refusal(query.problem)
  const pool = ports.pools.find(({ name }) => name === pair)
  const { page, isFinal } = pool
    ? await readCandles(await ports.database(), pool, query, {
        finality: ports.finality,
        now: ports.now(),
      })
    : { page: emptyPage(pair, query.interval), isFinal: false }
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

const mostCandles = 1_000

/**
 * Parses the query of an address: `interval=1m|15m|1h|1d`, `from` and `to` in whole seconds since 1970, each once.
 * Pages in a frame of another site add `frame`.
 * @returns the query, or the problem in words for programmers without data from the query
 */
function parseCandleQuery(parameters: URLSearchParams): CandleQuery | { readonly problem: string } {
  const unknown = [...parameters.keys()].find((name) => !['interval', 'from', 'to', 'frame'].includes(name))
  if (unknown !== undefined) return { problem: 'query: only interval, from and to are known' }
  const repeated = ['interval', 'from', 'to'].find((name) => parameters.getAll(name).length > 1)
  if (repeated !== undefined) return { problem: `${repeated}: must stand once` }
  const interval = parameters.get('interval')
  if (!isInterval(interval))
    return { problem: `interval: must be one of ${Object.keys(candleIntervals).join(', ')}` }
  const from = momentOf(parameters.get('from'))
  if (from === null) return { problem: 'from: must be whole seconds since 1970' }
  const to = momentOf(parameters.get('to'))
  if (to === null) return { problem: 'to: must be whole seconds since 1970' }
  if (to <= from) return { problem: 'to: must be after from' }
  const seconds = candleIntervals[interval]
  if (Math.ceil(to / seconds) - Math.floor(from / seconds) > mostCandles)
    return { problem: `to: at most ${mostCandles} intervals after from` }
  return { interval, from, to }
}

function isInterval(text: string | null): text is CandleInterval {
  return text !== null && Object.hasOwn(candleIntervals, text)
}

/** Up to the year 5138. */
function momentOf(text: string | null): number | null {
  return text !== null && /^\d{1,11}$/.test(text) ? Number(text) : null
}
