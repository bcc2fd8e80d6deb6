import { expect, test } from 'vitest'
import { coinIcon, coinName, foldSymbol, isPairName, isTokenSymbol } from './token-symbol'

test.each(['CAT', 'cbBTC', 'wstETH', '$CAT', '1INCH', 'USD₮0', '猫', '🐱', 'a.b', '<b>', '98'])(
  '%s is a symbol',
  (symbol) => {
    expect(isTokenSymbol(symbol)).toBe(true)
    expect(isPairName(`${symbol}-ETH`)).toBe(true)
    expect(decodeURIComponent(encodeURIComponent(`${symbol}-ETH`))).toBe(`${symbol}-ETH`)
  },
)

test.each([
  '',
  'A B',
  'A\u00a0B',
  'A-B',
  'A/B',
  'A\\B',
  'A\n',
  'A\u202eB',
  'A\u200bB',
  'A\u3164',
  'A\ud800',
  'x'.repeat(21),
])('%j is not a symbol', (symbol) => {
  expect(isTokenSymbol(symbol)).toBe(false)
  expect(isPairName(`${symbol}-ETH`)).toBe(false)
})

test('a pair has two symbols', () => {
  expect(['CAT', 'CAT-', '-ETH', 'CAT-ETH-USDC', 'CAT-cbBTC'].filter(isPairName)).toEqual(['CAT-cbBTC'])
})

test('symbols that people mistake for each other fold to one', () => {
  expect(foldSymbol('USDbC')).toBe(foldSymbol('USDBC'))
  expect(foldSymbol('ＣＡＴ')).toBe(foldSymbol('CAT'))
})

test.each([
  ['cbBTC', 'coin-cbbtc'],
  ['$CAT', 'coin--u24-cat'],
  ['USD₮', 'coin-usd-u20ae-'],
  ['../x', 'coin--u2e--u2e--u2f-x'],
])('the coin of %s is %s', (symbol, name) => {
  expect(coinName(symbol)).toBe(name)
})

test('different symbols have different coins', () => {
  const symbols = ['$', 'u24', '-u24-', '₮', 'u20ae', 'a$', '$a', 'au24']
  expect(new Set(symbols.map(coinName)).size).toBe(symbols.length)
})

test('a token without a drawn coin has another icon of money', () => {
  expect(coinIcon('CAT', ['coin-cat'])).toBe('coin-cat')
  expect(coinIcon('DOG', ['coin-cat'])).toBe('holdings')
})
