import {
  list,
  literal,
  matching,
  nullable,
  parseAnswer,
  record,
  refine,
  wholeNumber,
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
    pair: literal(pair),
    interval: literal(interval),
    finalUntil: moment,
    begins: nullable(moment),
    candles: refine(list(candle, mostCandles), (candles) =>
      candles.every(({ time }, at) => time > (candles[at - 1]?.time ?? -1) && time % seconds === 0),
    ),
  })
  return parseAnswer(page, answer, 'page')
}

/** A moment of this century or the next, s since 1970; anything else would make a span that never ends. */
const moment = wholeNumber(0, 7_258_118_400)
const price = refine(matching(/^\d{1,60}(\.\d{1,80})?$/), (text) => Number(text) > 0)
const volume = matching(/^\d{1,78}$/)

const candle = refine(
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
