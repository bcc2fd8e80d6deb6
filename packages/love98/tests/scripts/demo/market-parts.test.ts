import { expect, test } from 'vitest'
import { type Market, onOneChain, onTwoChains } from '../../../scripts/demo/market-parts.ts'

const token = (chainId?: number) => ({ name: 'A token', decimals: 18, chainId })

/** Pairs as `OWN-ETH`. */
const pairs = (...names: string[]) =>
  names.map((name) => ({ name, baseAsset: name.slice(0, name.indexOf('-')) }))

const tokensNamed = (...symbols: string[]) =>
  Object.fromEntries(symbols.map((symbol) => [symbol, token()] as const))

function placed(market: Market) {
  const { first, second } = onTwoChains(market)
  return [first, second].map((part) => part && [...part.symbols, ...part.pairs.map(({ name }) => name)])
}

test('the last pair against Ether whose token is in no other pair is on the second chain', () => {
  const market = {
    tokens: tokensNamed('OWN', 'ONE', 'TWO', 'USDT'),
    pairs: pairs('OWN-ETH', 'ONE-ETH', 'TWO-ETH', 'OWN-USDT'),
  }
  expect(placed(market)).toEqual([
    ['OWN', 'ONE', 'USDT', 'OWN-ETH', 'ONE-ETH', 'OWN-USDT'],
    ['TWO', 'TWO-ETH'],
  ])
  const twice = { ...market, pairs: [...market.pairs, ...pairs('TWO-USDT')] }
  expect(placed(twice)[1]).toEqual(['ONE', 'ONE-ETH'])
})

test.each<[string, Market]>([
  ['its own token alone', { tokens: tokensNamed('OWN'), pairs: pairs('OWN-ETH') }],
  [
    'an asset that others are priced in',
    { tokens: tokensNamed('OWN', 'USDC'), pairs: pairs('OWN-ETH', 'USDC-ETH') },
  ],
  ['no pair against Ether', { tokens: tokensNamed('OWN', 'ONE'), pairs: pairs('OWN-ONE') }],
  ['no pair', { tokens: tokensNamed('OWN', 'ONE'), pairs: [] }],
])('a community with %s has nothing on the second chain', (_, market) => {
  expect(onTwoChains(market)).toEqual({ first: onOneChain(market), second: null })
})

test('a file that puts tokens on other chains says what is on the second one', () => {
  const market = {
    venues: [8453, 1],
    tokens: { OWN: token(8453), ONE: token(), FAR: token(1), USDT: token(1), LONE: token(10) },
    pairs: pairs('OWN-ETH', 'ONE-ETH', 'FAR-ETH', 'FAR-USDT'),
  }
  const expected = [
    ['OWN', 'ONE', 'OWN-ETH', 'ONE-ETH'],
    ['FAR', 'USDT', 'LONE', 'FAR-ETH', 'FAR-USDT'],
  ]
  expect(placed(market)).toEqual(expected)
  const venues = [{ kind: 'v2', chainId: 8453 }]
  expect(placed({ ...market, venues })).toEqual(expected)
  expect(placed({ ...market, venues: [], chains: [{ id: 8453 }, { id: 1 }] })).toEqual(expected)
})
