import { type Candle, type CandlePage, candleIntervals } from './candle'

/** The server answers with at most this many. */
const mostCandles = 1_000

/**
 * Checks an answer of `GET /api/market/{pair}/candles` for what was asked: candles in order, each at the start of an
 * interval, with prices above zero, of which none is outside of low and high.
 * @throws {TypeError} naming the first field that is not as expected
 */
export function parseCandlePage(answer: unknown, asked: Pick<CandlePage, 'pair' | 'interval'>): CandlePage {
  const page = record(answer, 'page')
  if (page.pair !== asked.pair) throw new TypeError('pair: not the one that was asked for')
  if (page.interval !== asked.interval) throw new TypeError('interval: not the one that was asked for')
  const { candles } = page
  if (!Array.isArray(candles) || candles.length > mostCandles)
    throw new TypeError('candles: not a list of 1,000 or less')
  let before = -1
  return {
    pair: asked.pair,
    interval: asked.interval,
    finalUntil: seconds(page.finalUntil, 'finalUntil'),
    begins: page.begins === null ? null : seconds(page.begins, 'begins'),
    candles: candles.map((value: unknown) => {
      const candle = parseCandle(value, candleIntervals[asked.interval])
      if (candle.time <= before) throw new TypeError('candles.time: not in order')
      before = candle.time
      return candle
    }),
  }
}

function parseCandle(value: unknown, step: number): Candle {
  const candle = record(value, 'candles')
  const volume = record(candle.volume, 'candles.volume')
  const time = seconds(candle.time, 'candles.time')
  if (time % step !== 0) throw new TypeError('candles.time: not the start of an interval')
  const prices = {
    open: price(candle.open, 'candles.open'),
    high: price(candle.high, 'candles.high'),
    low: price(candle.low, 'candles.low'),
    close: price(candle.close, 'candles.close'),
  }
  const [low, high] = [Number(prices.low), Number(prices.high)]
  if ([prices.open, prices.close].some((text) => Number(text) < low || Number(text) > high))
    throw new TypeError('candles: a price outside of low and high')
  return {
    time,
    ...prices,
    volume: { base: amount(volume.base, 'volume.base'), token: amount(volume.token, 'volume.token') },
  }
}

function record(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${path}: not an object`)
  return value as Record<string, unknown>
}

/** A moment of this century or the next; anything else would make a span that never ends. */
function seconds(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > 7_258_118_400)
    throw new TypeError(`${path}: not a time in seconds`)
  return value
}

function price(value: unknown, path: string): string {
  const text = matching(value, path, /^\d{1,60}(\.\d{1,80})?$/)
  if (!(Number(text) > 0)) throw new TypeError(`${path}: not above zero`)
  return text
}

function amount(value: unknown, path: string): string {
  return matching(value, path, /^\d{1,78}$/)
}

function matching(value: unknown, path: string, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new TypeError(`${path}: not as expected`)
  return value
}
