import {
  list,
  literal,
  matching,
  nullable,
  parseAnswer,
  record,
  wholeNumber,
} from '@/domain/answers/parse-answer'
import { decimalPrice } from '@/domain/swap/decimal-price'
import type { Price } from '@/domain/swap/price'
import type { PriceAlert } from './price-alert'
import type { MarketPair } from './snapshot'
import { isNewerTrade, type Trade } from './trade'

const secondsPerHour = 3_600
const secondsPerMinute = 60

/**
 * Returns the newest trade that meets an alert for trades: in a later block than `after`, and of more than its amount of
 * the base asset.
 * @param after the block of the market when the alert was first seen
 */
export function tradeOver(
  { price: limit }: Pick<PriceAlert, 'price'>,
  trades: readonly Trade[],
  { decimals, after }: { readonly decimals: number; readonly after: bigint },
): Trade | null {
  const least = decimalPrice(limit)
  if (!least) return null
  const isOver = ({ base }: Trade) =>
    BigInt(base) * least.denominator > least.numerator * 10n ** BigInt(decimals)
  return trades
    .filter((trade) => BigInt(trade.block) > after && isOver(trade))
    .reduce<Trade | null>((newest, trade) => (newest && !isNewerTrade(trade, newest) ? newest : trade), null)
}

/**
 * Returns a text that differs if a trade has moved the pool of a pair; other changes of its liquidity change it too. Null
 * without a price.
 */
export function poolMark({
  price,
  reserves,
  depth,
}: Pick<MarketPair, 'price' | 'reserves' | 'depth'>): string | null {
  return price && JSON.stringify([price.numerator, price.denominator, reserves?.base, depth])
}

/** The first prices of minutes, tokens per base asset as decimal text. Times are seconds since 1970. */
export type MinutePrices = {
  /** The first moment of the history; null if it is empty. */
  readonly begins: number | null
  readonly candles: readonly { readonly time: number; readonly open: string }[]
}

/**
 * Reads these prices from an answer of `GET /api/market/{pair}/candles?interval=1m`; its other fields are not needed.
 * @throws {TypeError} naming the first invalid field
 */
export function parseMinutePrices(answer: unknown, pair: string): MinutePrices {
  const time = wholeNumber(0)
  const candle = record({ time, open: matching(/^\d{1,80}(\.\d{1,100})?$/) })
  const page = { pair: literal(pair), interval: literal('1m'), begins: nullable(time) }
  return parseAnswer(record({ ...page, candles: list(candle, 1_000) }), answer, 'page')
}

/**
 * Returns the price an hour before a moment: at the start of its minute. Null if the candles have no such minute.
 * @param timestamp seconds since 1970
 */
export function priceAnHourBefore(
  { candles }: Pick<MinutePrices, 'candles'>,
  timestamp: number,
): Price | null {
  const minute = Math.floor((timestamp - secondsPerHour) / secondsPerMinute) * secondsPerMinute
  const candle = candles.find(({ time }) => time === minute)
  return candle ? decimalPrice(candle.open) : null
}

/** Returns whether a price differs from an earlier one by at least the percentage of an alert, in either direction. */
export function isChanged({ price: percent }: Pick<PriceAlert, 'price'>, before: Price, now: Price): boolean {
  const limit = decimalPrice(percent)
  if (!limit) return false
  const [was, is] = [before.numerator * now.denominator, now.numerator * before.denominator]
  const difference = is > was ? is - was : was - is
  return difference * 100n * limit.denominator >= was * limit.numerator
}
