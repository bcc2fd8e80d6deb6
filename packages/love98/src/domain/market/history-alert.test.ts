import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isChanged, parseMinutePrices, poolMark, priceAnHourBefore, tradeOver } from './history-alert'
import type { Trade } from './trade'

const cat = 10n ** 18n
const trade = (block: number, base: bigint, logIndex = 0): Trade => ({
  ...{ block: String(block), logIndex, time: 1_790_000_000, side: 'buy', base: String(base), token: '1' },
  ...{ transactionHash: `0x${'ab'.repeat(32)}`, account: null },
})
const price = (numerator: bigint, denominator = 1n) => ({ numerator, denominator })

test('a trade is over an amount by one smallest unit, and not at the amount itself', () => {
  const pool = { decimals: 18, after: 10n }
  const half = { price: '500.5' }
  expect(tradeOver(half, [trade(11, (cat * 1001n) / 2n)], pool)).toBeNull()
  const met = trade(11, (cat * 1001n) / 2n + 1n)
  expect(tradeOver(half, [met], pool)).toBe(met)
})

test('the newest trade after the block of the alert meets it', () => {
  const trades = [trade(13, 3n), trade(12, 9n, 1), trade(12, 9n), trade(11, 9n), trade(10, 99n)]
  expect(tradeOver({ price: '8' }, trades, { decimals: 0, after: 10n })).toBe(trades[1])
  expect(tradeOver({ price: '8' }, trades, { decimals: 0, after: 12n })).toBeNull()
})

test('no text that is stored as an amount is an error', () => {
  for (const text of ['', '0', '-1', '1e9', 'NaN', '9'.repeat(400)])
    expect(tradeOver({ price: text }, [trade(2, cat)], { decimals: 18, after: 1n })).toBeNull()
})

test('the mark of a pool follows its price, its reserves and its depth', () => {
  const pair = {
    price: { numerator: '1', denominator: '4' },
    reserves: { base: '4', token: '1' },
    depth: '2',
  }
  const mark = poolMark(pair)
  expect(poolMark({ ...pair })).toBe(mark)
  expect(poolMark({ ...pair, price: { numerator: '2', denominator: '4' } })).not.toBe(mark)
  expect(poolMark({ ...pair, reserves: { base: '8', token: '2' } })).not.toBe(mark)
  expect(poolMark({ ...pair, depth: '3' })).not.toBe(mark)
  expect(poolMark({ ...pair, price: null })).toBeNull()
})

test('the price an hour before is the one at the start of that minute, and unknown without its candle', () => {
  const candle = (time: number, open: string) => ({ time, open })
  const candles = [candle(6_000, '0.2'), candle(6_060, '0.3')]
  expect(priceAnHourBefore({ candles }, 9_659)).toEqual(price(2n, 10n))
  expect(priceAnHourBefore({ candles }, 9_660)).toEqual(price(3n, 10n))
  expect(priceAnHourBefore({ candles }, 9_599)).toBeNull()
  expect(priceAnHourBefore({ candles }, 9_720)).toBeNull()
  expect(priceAnHourBefore({ candles: [] }, 9_660)).toBeNull()
})

test('a change meets the percentage exactly, upward and downward', () => {
  const before = price(1n, 3n)
  const at = (millionths: bigint) => price(1_000_000n + millionths, 3_000_000n)
  expect(isChanged({ price: '2.5' }, before, at(25_000n))).toBe(true)
  expect(isChanged({ price: '2.5' }, before, at(24_999n))).toBe(false)
  expect(isChanged({ price: '2.5' }, before, at(-25_000n))).toBe(true)
  expect(isChanged({ price: '2.5' }, before, at(-24_999n))).toBe(false)
})

test('an equal price is no change, whatever the percentage', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 40n })
  fc.assert(
    fc.property(amount, amount, amount, (numerator, denominator, factor) => {
      const same = price(numerator * factor, denominator * factor)
      return !isChanged({ price: '0.000001' }, price(numerator, denominator), same)
    }),
  )
})

test('minute prices of another pair, another interval or without prices are refused', () => {
  const page = {
    pair: 'CAT-ETH',
    interval: '1m',
    begins: 60,
    candles: [{ time: 60, open: '0.2', close: '7' }],
  }
  expect(parseMinutePrices(page, 'CAT-ETH')).toMatchObject({
    begins: 60,
    candles: [{ time: 60, open: '0.2' }],
  })
  for (const part of [
    { pair: 'CAT-USDC' },
    { interval: '15m' },
    { begins: -1 },
    { candles: [{ time: 60, open: '-1' }] },
    { candles: null },
  ])
    expect(() => parseMinutePrices({ ...page, ...part }, 'CAT-ETH')).toThrow(TypeError)
})
