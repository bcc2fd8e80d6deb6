import { expect, test } from 'vitest'
import { isLargeTrade } from './large-trade'

test.each([
  ['9999', '10000', false],
  ['10000', '10000', true],
  ['0', '0', false],
  ['1', '0', true],
  ['10000', null, false],
])('a trade of %s in a pool with the depth %j is large: %s', (base, depth, isLarge) => {
  expect(isLargeTrade({ base }, depth)).toBe(isLarge)
})
