import {
  address,
  list,
  literal,
  matching,
  nullable,
  parseAnswer,
  record,
  refine,
  type Shape,
  wholeNumber,
} from '@/domain/answers/parse-answer'
import { isNewerTrade, type Trade, type TradePage, type TradeSide, tradesPerPage } from './trade'

/**
 * Checks an answer of `GET /api/market/{pair}/trades` against the requested pair: trades in order, newest first.
 * @throws {TypeError} naming the first invalid field
 */
export function parseTradePage(answer: unknown, pair: string): TradePage {
  const page = record({
    pair: literal(pair),
    trades: refine(list(trade, tradesPerPage), (trades) =>
      trades.every((newer, at) => {
        const older = trades[at + 1]
        return !older || isNewerTrade(newer, older)
      }),
    ),
    next: nullable(matching(/^\d{1,18}-\d{1,9}$/)),
    explorer: nullable(matching(/^https?:\/\/[^\s?#]+$/)),
  })
  return parseAnswer(page, answer, 'page')
}

const amount = matching(/^\d{1,78}$/)
const side: Shape<TradeSide> = (value, at) => (value === 'buy' ? value : literal('sell')(value, at))

const trade: Shape<Trade> = record({
  block: matching(/^\d{1,18}$/),
  logIndex: wholeNumber(0, 999_999_999),
  // A moment of this century or the next, seconds since 1970.
  time: wholeNumber(0, 7_258_118_400),
  side,
  base: amount,
  token: amount,
  transactionHash: matching(/^0x[0-9a-f]{64}$/),
  account: nullable(address),
})
