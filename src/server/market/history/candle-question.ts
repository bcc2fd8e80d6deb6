import { type CandleInterval, candleIntervals } from '@/domain/market/candle'
import type { CandleQuestion } from './read-candles'

/** The most candles of one response. */
export const mostCandles = 1_000

/**
 * Parses the query of an address: `interval=1m|15m|1h|1d`, `from` and `to` in whole seconds since 1970, each once.
 * @returns the question, or the problem in words for programmers without data from the query
 */
export function parseCandleQuestion(query: URLSearchParams): CandleQuestion | { readonly problem: string } {
  const unknown = [...query.keys()].find((name) => !['interval', 'from', 'to'].includes(name))
  if (unknown !== undefined) return { problem: 'query: only interval, from and to are known' }
  const repeated = ['interval', 'from', 'to'].find((name) => query.getAll(name).length > 1)
  if (repeated !== undefined) return { problem: `${repeated}: must stand once` }
  const interval = query.get('interval')
  if (!isInterval(interval))
    return { problem: `interval: must be one of ${Object.keys(candleIntervals).join(', ')}` }
  const from = momentOf(query.get('from'))
  if (from === null) return { problem: 'from: must be whole seconds since 1970' }
  const to = momentOf(query.get('to'))
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
