import type { Candle } from './candle'
import { compareDecimals } from './decimal-price'

/**
 * The span of the requested candles, seconds since 1970. All values are multiples of `seconds`; `until` is excluded.
 */
export type CandleSpan = { readonly seconds: number; readonly from: number; readonly until: number }

/**
 * Makes a candle for each interval of a span. The price of a pool does not move between two logs, so each candle opens
 * with the previous close, and an interval without trades repeats that close. There are no candles before the first
 * known price.
 * @param stored the candles with trades, oldest first, each opened by its first price
 * @param close the price at the beginning of the span; null if it is unknown
 */
export function fillCandles(
  stored: readonly Candle[],
  { seconds, from, until }: CandleSpan,
  close: string | null,
): readonly Candle[] {
  const byTime = new Map(stored.map((candle) => [candle.time, candle]))
  const filled: Candle[] = []
  let last = close
  for (let time = from; time < until; time += seconds) {
    const candle = byTime.get(time)
    if (candle) filled.push(last === null ? candle : opened(candle, last))
    else if (last !== null)
      filled.push({ time, open: last, high: last, low: last, close: last, volume: none })
    last = candle?.close ?? last
  }
  return filled
}

const none = { base: '0', token: '0' }

function opened(candle: Candle, open: string): Candle {
  return {
    ...candle,
    open,
    high: compareDecimals(open, candle.high) > 0 ? open : candle.high,
    low: compareDecimals(open, candle.low) < 0 ? open : candle.low,
  }
}
