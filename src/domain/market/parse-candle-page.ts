import {
  exactly,
  list,
  matching,
  nullable,
  parseAnswer,
  record,
  where,
  whole,
} from '@/domain/answers/parse-answer'
import { type CandlePage, candleIntervals } from './candle'

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
  const seconds = candleIntervals[interval]
  const page = record({
    // Another pair than the one that was asked for, or another interval, is refused.
    pair: exactly(pair),
    interval: exactly(interval),
    finalUntil: moment,
    begins: nullable(moment),
    candles: where(list(candle, mostCandles), (candles) =>
      candles.every(({ time }, at) => time > (candles[at - 1]?.time ?? -1) && time % seconds === 0),
    ),
  })
  return parseAnswer(page, answer, 'page')
}

/** A moment of this century or the next, s since 1970; anything else would make a span that never ends. */
const moment = whole(0, 7_258_118_400)
const price = where(matching(/^\d{1,60}(\.\d{1,80})?$/), (text) => Number(text) > 0)
const volume = matching(/^\d{1,78}$/)

const candle = where(
  record({
    time: moment,
    open: price,
    high: price,
    low: price,
    close: price,
    volume: record({ base: volume, token: volume }),
  }),
  ({ open, high, low, close }) =>
    [open, close].every((text) => Number(text) >= Number(low) && Number(text) <= Number(high)),
)
