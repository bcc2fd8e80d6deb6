import type { Candle } from '@/domain/market/candle'
import type { ChartSpan } from './chart-range'

/** A candle in numbers, of one interval or of several in a row; `volume` is in base assets. */
export type Bar = {
  /** The start of its first interval, seconds since 1970. */
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/**
 * Numbers to draw from; what is read as text keeps the server's digits.
 * @param decimals of the base asset; null where they are not known, which leaves no volume
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

/** How many intervals may be drawn as one: a person reads 2 hours or a day, and not 7 of either. */
const factors = [1, 2, 3, 4, 6, 8, 12, 24, 48, 96, 168, 336] as const

/** The span in steps so long that it has at most `most` of them, aligned to whole steps since 1970. */
export function fittedSpan({ from, to, step }: ChartSpan, most: number): ChartSpan {
  const aligned = (factor: number): ChartSpan => {
    const long = step * factor
    return { from: Math.floor(from / long) * long, to: Math.ceil(to / long) * long, step: long }
  }
  const last = aligned(factors[factors.length - 1] ?? 1)
  return factors.map(aligned).find((span) => slotCount(span) <= most) ?? last
}

/** How many steps a span has. */
export function slotCount({ from, to, step }: ChartSpan): number {
  return Math.round((to - from) / step)
}

/** The bars of a span, one for each of its steps that has any: first open, last close, outermost high and low, all volume. */
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
 * The bars with the price of a newer block in the interval that it falls in. Intervals between it and the last bar had no
 * trade that is known: they repeat the close. An older block changes nothing.
 * @param time of the block, seconds since 1970; `step` is one interval, seconds
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

/** Intervals that are filled before the server is asked again. */
const longestGap = 60
