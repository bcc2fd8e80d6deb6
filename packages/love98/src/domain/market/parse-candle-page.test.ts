import { expect, test } from 'vitest'
import { parseCandlePage } from './parse-candle-page'

const candle = {
  time: 900,
  open: '2',
  high: '3.5',
  low: '1',
  close: '3',
  volume: { base: '10', token: '20' },
}
const page = { pair: 'A-B', interval: '15m', finalUntil: 900, begins: 0, candles: [candle] }
const asked = { pair: 'A-B', interval: '15m' } as const

test('a page of candles is parsed without its unknown fields', () => {
  expect(parseCandlePage({ ...page, more: 1 }, asked)).toEqual(page)
  expect(parseCandlePage({ ...page, begins: null, candles: [] }, asked).begins).toBeNull()
})

test.each([
  ['another pair', { pair: 'A-C' }],
  ['another interval', { interval: '1m' }],
  ['no list', { candles: {} }],
  [
    'more than was agreed',
    { candles: Array.from({ length: 1001 }, (_, at) => ({ ...candle, time: at * 900 })) },
  ],
  ['candles out of order', { candles: [candle, candle] }],
  ['a time between two intervals', { candles: [{ ...candle, time: 901 }] }],
  ['a time that is none', { candles: [{ ...candle, time: 9e15 }] }],
  ['a price of zero', { candles: [{ ...candle, low: '0.0' }] }],
  ['a price with an exponent', { candles: [{ ...candle, high: '1e400' }] }],
  ['a close above the high', { candles: [{ ...candle, close: '4' }] }],
  ['an open below the low', { candles: [{ ...candle, open: '0.5' }] }],
  ['a volume below zero', { candles: [{ ...candle, volume: { base: '-1', token: '1' } }] }],
  ['a volume that is missing', { candles: [{ ...candle, volume: null }] }],
  ['a text for a time', { finalUntil: '900' }],
])('a page with %s is refused', (_name, part) => {
  expect(() => parseCandlePage({ ...page, ...part }, asked)).toThrow(TypeError)
})

test.each([null, [], 'text', 7])('the answer %j is refused', (answer) => {
  expect(() => parseCandlePage(answer, asked)).toThrow(TypeError)
})
