import type { Candle } from '@/domain/market/candle'
import type { ChartSpan } from './chart-range'

/** One candle, or several consecutive candles merged, as numbers. `volume` is in units of the base asset. */
export type Bar = {
  /** The start of the first interval, seconds since 1970. */
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/**
 * Converts candles to numbers for drawing. Prices that are shown as text keep the digits from the server instead.
 * @param decimals of the base asset; null if they are unknown, and then every volume is 0
 */
export function barsOf(candles: readonly Candle[], decimals: number | null): readonly Bar[] {
  return candles.map(({ time, open, high, low, close, volume }) => ({
    time,
    open: Number(open),
    high: Number(high),
    low: Number(low),
    close: Number(close),
    volume: decimals === null ? 0 : Number(volume.base) / 10 ** decimals,
  }))
}

/**
 * The numbers of intervals that one bar may merge. They give steps that people can read, such as 2 hours or 1 day, but
 * not 7 hours.
 */
const factors = [1, 2, 3, 4, 6, 8, 12, 24, 48, 96, 168, 336] as const

/** Lengthens the steps of a span until it has at most `most` steps, and aligns it to whole steps since 1970. */
export function spanThatFits({ from, to, step }: ChartSpan, most: number): ChartSpan {
  const aligned = (factor: number): ChartSpan => {
    const long = step * factor
    return { from: Math.floor(from / long) * long, to: Math.ceil(to / long) * long, step: long }
  }
  const last = aligned(factors[factors.length - 1] ?? 1)
  return factors.map(aligned).find((span) => slotCount(span) <= most) ?? last
}

export function slotCount({ from, to, step }: ChartSpan): number {
  return Math.round((to - from) / step)
}

/**
 * Merges the bars of each step of a span: first open, last close, highest high, lowest low, total volume. Steps without
 * a bar have no result.
 */
export function mergedBars(bars: readonly Bar[], { from, to, step }: ChartSpan): readonly Bar[] {
  const merged: Bar[] = []
  for (const bar of bars) {
    if (bar.time < from || bar.time >= to) continue
    const time = Math.floor(bar.time / step) * step
    const before = merged.at(-1)
    if (before?.time !== time) merged.push({ ...bar, time })
    else
      merged[merged.length - 1] = {
        time,
        open: before.open,
        high: Math.max(before.high, bar.high),
        low: Math.min(before.low, bar.low),
        close: bar.close,
        volume: before.volume + bar.volume,
      }
  }
  return merged
}

/**
 * Adds the price of a newer block to the bar of its interval. Intervals between the last bar and that one had no known
 * trade, so they repeat the last close. The price of an older block changes nothing.
 * @param time of the block, seconds since 1970
 * @param step length of one interval, seconds
 */
export function withLatest(bars: readonly Bar[], price: number, time: number, step: number): readonly Bar[] {
  const last = bars.at(-1)
  const start = Math.floor(time / step) * step
  if (!last || start < last.time || start - last.time > longestGap * step) return bars
  const result = bars.slice(0, -1)
  const flat = (at: number) => ({
    time: at,
    open: last.close,
    high: last.close,
    low: last.close,
    close: last.close,
    volume: 0,
  })
  let newest: Bar = last
  for (let at = last.time + step; at <= start; at += step) {
    result.push(newest)
    newest = flat(at)
  }
  const { high, low } = newest
  result.push({ ...newest, high: Math.max(high, price), low: Math.min(low, price), close: price })
  return result
}

/** The maximum number of missing intervals to fill. After a longer gap the next answer of the server supplies them. */
const longestGap = 60
