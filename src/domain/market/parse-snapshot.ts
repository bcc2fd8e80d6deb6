import type { MarketDay, MarketPair, MarketSnapshot } from './snapshot'

/**
 * Checks an answer of `GET /api/market` before anything is shown of it.
 * @throws {TypeError} naming the first field that is not as expected
 */
export function parseSnapshot(answer: unknown): MarketSnapshot {
  const { chainId, block, pairs } = record(answer, 'market')
  const { number, hash, timestamp } = record(block, 'block')
  if (!Array.isArray(pairs) || pairs.length > 500) throw wrong('pairs')
  return {
    chainId: whole(chainId, 'chainId'),
    block: {
      number: digits(number, 'block.number'),
      hash: matching(hash, 'block.hash', /^0x[0-9a-f]{64}$/),
      timestamp: whole(timestamp, 'block.timestamp'),
    },
    pairs: pairs.map(parsePair),
  }
}

function parsePair(value: unknown): MarketPair {
  const { name, decimals, reserves, price, day } = record(value, 'pair')
  const { base, token } = record(decimals, 'decimals')
  return {
    name: matching(name, 'pair.name', /^[A-Z0-9]{1,32}-[A-Z0-9]{1,32}$/),
    decimals: { base: upTo36(base, 'decimals.base'), token: upTo36(token, 'decimals.token') },
    reserves: reserves === null ? null : parseSides(reserves, 'reserves'),
    price: price === null ? null : parsePrice(price),
    day: day === null ? null : parseDay(day),
  }
}

function parsePrice(value: unknown): MarketPair['price'] {
  const { numerator, denominator } = record(value, 'price')
  if (denominator === '0') throw wrong('price.denominator')
  return {
    numerator: digits(numerator, 'price.numerator'),
    denominator: digits(denominator, 'price.denominator'),
  }
}

function parseDay(value: unknown): MarketDay {
  const { change, volume, closes } = record(value, 'day')
  if (!Array.isArray(closes) || closes.length > 500 || !closes.every(Number.isFinite))
    throw wrong('day.closes')
  if (typeof change !== 'number' || !Number.isSafeInteger(change)) throw wrong('day.change')
  return { change, volume: parseSides(volume, 'day.volume'), closes }
}

function parseSides(value: unknown, path: string): { base: string; token: string } {
  const { base, token } = record(value, path)
  return { base: digits(base, `${path}.base`), token: digits(token, `${path}.token`) }
}

function record(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(path)
  return value as Record<string, unknown>
}

function whole(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw wrong(path)
  return value
}

function upTo36(value: unknown, path: string): number {
  const found = whole(value, path)
  if (found > 36) throw wrong(path)
  return found
}

/** A whole number as text; 160 digits are more than a product of reserves and decimals can have. */
function digits(value: unknown, path: string): string {
  return matching(value, path, /^(?:0|[1-9]\d{0,159})$/)
}

function matching(value: unknown, path: string, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw wrong(path)
  return value
}

function wrong(path: string): TypeError {
  return new TypeError(`${path}: not as expected`)
}
