import { expect, test } from 'vitest'
import { isLargeTrade } from './large-trade'

const reserves = { base: '1000000', token: '5' }

test.each([
  ['9999', reserves, false],
  ['10000', reserves, true],
  ['0', { base: '0', token: '0' }, false],
  ['1', { base: '0', token: '0' }, true],
  ['10000', null, false],
])('a trade of %s with the reserves %j is large: %s', (base, held, isLarge) => {
  expect(isLargeTrade({ base }, held)).toBe(isLarge)
})
