import { type CandleInterval, candleIntervals } from '@/domain/market/candle'

export const chartRanges = ['1h', '24h', '7d', '30d', 'all'] as const
export type ChartRange = (typeof chartRanges)[number]

/**
 * The span of time of a chart: from `from` (included) to `to` (excluded), seconds since 1970, in steps of
 * `step` seconds.
 */
export type ChartSpan = { readonly from: number; readonly to: number; readonly step: number }

export type CandleRequest = ChartSpan & { readonly interval: CandleInterval }

const spans = {
  '1h': { interval: '1m', seconds: 3_600 },
  '24h': { interval: '15m', seconds: 86_400 },
  '7d': { interval: '1h', seconds: 604_800 },
  '30d': { interval: '1h', seconds: 2_592_000 },
} as const satisfies Readonly<
  Record<Exclude<ChartRange, 'all'>, { interval: CandleInterval; seconds: number }>
>

/** The server sends at most this many candles in one answer. */
const mostCandles = 1_000

/**
 * Returns the candles to request for a range at a moment: whole intervals, including the current one. `all` uses the
 * finest interval that covers the whole history in one answer, or days while the beginning of the history is unknown
 * (null).
 * @param now seconds since 1970
 * @param begins seconds since 1970
 */
export function candleRequest(range: ChartRange, now: number, begins: number | null): CandleRequest {
  if (range !== 'all') {
    const { interval, seconds } = spans[range]
    return requestOf(interval, now - seconds, now)
  }
  const start = begins ?? now - (mostCandles - 2) * candleIntervals['1d']
  const intervals = Object.keys(candleIntervals) as CandleInterval[]
  const fits = (interval: CandleInterval) => (now - start) / candleIntervals[interval] <= mostCandles - 2
  const interval = intervals.find((candidate) => begins !== null && fits(candidate)) ?? '1d'
  const longest = (mostCandles - 2) * candleIntervals[interval]
  return requestOf(interval, Math.max(start, now - longest) - candleIntervals[interval], now)
}

function requestOf(interval: CandleInterval, after: number, now: number): CandleRequest {
  const step = candleIntervals[interval]
  const from = Math.floor(after / step) * step + step
  return { interval, step, from, to: Math.floor(now / step) * step + step }
}
