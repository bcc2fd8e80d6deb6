import { expect, test } from 'vitest'
import { parseSnapshot } from './parse-snapshot'

const pair = {
  name: 'CAT-USDC',
  decimals: { base: 18, token: 6 },
  reserves: { base: '1000000000000000000', token: '12500' },
  price: { numerator: '12500', denominator: '1000000' },
  depth: '10152544552210749',
  hooks: null,
  day: { change: -10_000, volume: { base: '0', token: '5' }, closes: [0.5, 1] },
  supply: { circulating: '1000', block: '20999950' },
}
const snapshot = {
  chainId: 1,
  block: { number: '21000000', hash: `0x${'ab'.repeat(32)}`, timestamp: 1_700_000_000 },
  pairs: [pair],
}

test('a valid snapshot is parsed unchanged', () => {
  expect(parseSnapshot(snapshot)).toEqual(snapshot)
  const bare = { ...pair, reserves: null, price: null, depth: null, day: null, supply: null }
  expect(parseSnapshot({ ...snapshot, pairs: [bare] }).pairs).toEqual([bare])
  const { supply: _, hooks: _hooks, ...earlier } = bare
  expect(parseSnapshot({ ...snapshot, pairs: [earlier] }).pairs).toEqual([bare])
})

test('a snapshot of the version before, without the depth of pools, has an unknown depth', () => {
  const { depth: _depth, ...earlier } = pair
  expect(parseSnapshot({ ...snapshot, pairs: [earlier] }).pairs).toEqual([{ ...pair, depth: null }])
})

test('the contract of a hook is parsed, and a text in its place is refused', () => {
  const hooked = { ...pair, hooks: `0x${'a0'.repeat(20)}` }
  expect(parseSnapshot({ ...snapshot, pairs: [hooked] }).pairs).toEqual([hooked])
  for (const hooks of ['<b>', '0x', 7])
    expect(() => parseSnapshot({ ...snapshot, pairs: [{ ...pair, hooks }] })).toThrow('pairs.hooks')
})

test.each([
  ['nothing', null, 'market'],
  ['a list', [], 'market'],
  ['a block without a hash', { ...snapshot, block: { ...snapshot.block, hash: '0x' } }, 'block.hash'],
  [
    'a number of a block that is a number',
    { ...snapshot, block: { ...snapshot.block, number: 7 } },
    'block.number',
  ],
  ['no list of pairs', { ...snapshot, pairs: {} }, 'pairs'],
  ['a million pairs', { ...snapshot, pairs: Array(1_000_000).fill(pair) }, 'pairs'],
  ['a name with white space', { ...snapshot, pairs: [{ ...pair, name: 'A B-X' }] }, 'pairs.name'],
  [
    'decimals that no number has',
    { ...snapshot, pairs: [{ ...pair, decimals: { base: 99, token: 6 } }] },
    'decimals.base',
  ],
  [
    'a price over zero',
    { ...snapshot, pairs: [{ ...pair, price: { numerator: '1', denominator: '0' } }] },
    'price.denominator',
  ],
  [
    'reserves below zero',
    { ...snapshot, pairs: [{ ...pair, reserves: { base: '-1', token: '1' } }] },
    'reserves.base',
  ],
  ['a depth with a fraction', { ...snapshot, pairs: [{ ...pair, depth: '1.5' }] }, 'pairs.depth'],
  [
    'digits without end',
    { ...snapshot, pairs: [{ ...pair, reserves: { base: '9'.repeat(10_000), token: '1' } }] },
    'reserves.base',
  ],
  [
    'closes that are none',
    { ...snapshot, pairs: [{ ...pair, day: { ...pair.day, closes: [Number.NaN] } }] },
    'day.closes',
  ],
])('the answer is refused with its path: %s', (_, answer, path) => {
  expect(() => parseSnapshot(answer)).toThrow(path)
})
