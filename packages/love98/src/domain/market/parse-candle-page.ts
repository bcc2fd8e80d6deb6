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

/** The server sends at most this many candles in one answer. */
const mostCandles = 1_000

/**
 * Checks an answer of `GET /api/market/{pair}/candles` against the request: candles in order, each at the start of an
 * interval, with prices above zero, and open and close between low and high.
 * @throws {TypeError} naming the first invalid field
 */
export function parseCandlePage(
  answer: unknown,
  { pair, interval }: Pick<CandlePage, 'pair' | 'interval'>,
): CandlePage {
  const seconds = candleIntervals[interval]
  const page = record({
    // An answer for another pair or interval is refused.
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

/** A moment of this century or the next, seconds since 1970; any other value would make an endless span. */
const moment = wholeNumber(0, 7_258_118_400)
/** Tokens of 0 and 36 decimals at the first and the last price of a pool of Uniswap V3. */
const price = refine(matching(/^\d{1,80}(\.\d{1,100})?$/), (text) => Number(text) > 0)
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
