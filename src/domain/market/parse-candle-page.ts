import { type Candle, type CandlePage, candleIntervals } from './candle'

/** The server answers with at most this many. */
const mostCandles = 1_000

/**
 * Checks an answer of `GET /api/market/{pair}/candles` for what was asked: candles in order, each at the start of an
 * interval, with prices above zero, of which none is outside of low and high.
 * @throws {TypeError} naming the first field that is not as expected
 */
export function parseCandlePage(
  answer: unknown,
  { pair, interval }: Pick<CandlePage, 'pair' | 'interval'>,
): CandlePage {
  const page = record(answer, 'page')
  const { candles, begins } = page
  // Another pair than the one that was asked for, or another interval.
  expected(page.pair === pair, 'pair')
  expected(page.interval === interval, 'interval')
  if (!Array.isArray(candles) || candles.length > mostCandles) throw wrong('candles')
  let before = -1
  return {
    ...{ pair, interval },
    finalUntil: seconds(page.finalUntil, 'finalUntil'),
    begins: begins === null ? null : seconds(begins, 'begins'),
    candles: candles.map((value: unknown) => {
      const candle = parseCandle(value)
      expected(candle.time > before && candle.time % candleIntervals[interval] === 0, 'time')
      before = candle.time
      return candle
    }),
  }
}

function parseCandle(value: unknown): Candle {
  const { time, open, high, low, close, volume } = record(value, 'candle')
  const { base, token } = record(volume, 'volume')
  const candle = {
    time: seconds(time, 'time'),
    ...{ open: price(open), high: price(high), low: price(low), close: price(close) },
    volume: { base: matching(base, /^\d{1,78}$/, 'volume'), token: matching(token, /^\d{1,78}$/, 'volume') },
  }
  const isOutside = (text: string) => Number(text) < Number(candle.low) || Number(text) > Number(candle.high)
  expected(!isOutside(candle.open) && !isOutside(candle.close), 'price')
  return candle
}

function price(value: unknown): string {
  const text = matching(value, /^\d{1,60}(\.\d{1,80})?$/, 'price')
  expected(Number(text) > 0, 'price')
  return text
}

/** A moment of this century or the next; anything else would make a span that never ends. */
function seconds(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > 7_258_118_400)
    throw wrong(path)
  return value
}

function record(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw wrong(path)
  return value as Record<string, unknown>
}

function matching(value: unknown, pattern: RegExp, path: string): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw wrong(path)
  return value
}

function expected(isRight: boolean, path: string): void {
  if (!isRight) throw wrong(path)
}

function wrong(path: string): TypeError {
  return new TypeError(`${path}: not as expected`)
}
