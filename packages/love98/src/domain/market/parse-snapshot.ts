import {
  address,
  finite,
  list,
  matching,
  nullable,
  optional,
  parseAnswer,
  record,
  refine,
  text,
  wholeNumber,
} from '@/domain/answers/parse-answer'
import { isPairName } from '@/domain/community/token-symbol'
import type { MarketSnapshot } from './snapshot'

/**
 * Checks an answer of `GET /api/market`.
 * @throws {TypeError} naming the first invalid field
 */
export function parseSnapshot(answer: unknown): MarketSnapshot {
  return parseAnswer(snapshot, answer, 'market')
}

/** A whole number as text; 160 digits are more than a price of any pool can have. */
const digits = matching(/^(?:0|[1-9]\d{0,159})$/)
const sides = record({ base: digits, token: digits })
const decimals = wholeNumber(0, 36)

const pair = record({
  name: refine(text, isPairName),
  decimals: record({ base: decimals, token: decimals }),
  reserves: nullable(sides),
  price: nullable(record({ numerator: digits, denominator: refine(digits, (text) => text !== '0') })),
  // During an update the snapshot may be of a process of the version before.
  depth: optional(digits),
  hooks: optional(address),
  day: nullable(
    record({
      change: wholeNumber(Number.MIN_SAFE_INTEGER),
      volume: sides,
      closes: list(finite, 500),
    }),
  ),
  // Another tab may run an earlier build, which has no supplies.
  supply: optional(record({ circulating: digits, block: digits })),
})

const snapshot = record({
  chainId: wholeNumber(0),
  block: record({ number: digits, hash: matching(/^0x[0-9a-f]{64}$/), timestamp: wholeNumber(0) }),
  pairs: list(pair, 500),
})
