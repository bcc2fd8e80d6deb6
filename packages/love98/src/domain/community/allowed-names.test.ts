import { expect, test } from 'vitest'
import { allowedNames, distance } from './allowed-names'

test('the nearest names come first, in any letter case, and the list is short', () => {
  const names = ['swap', 'pairs', 'solitaire', 'charts', 'send', 'help', 'run', 'bridge', 'USDbC', 'social']
  expect(allowedNames('pair', names)).toMatch(/^allowed: pairs, .* and 2 more$/)
  expect(allowedNames('usdbc', names)).toMatch(/^allowed: USDbC, /)
  expect(allowedNames(7, ['1', '10'])).toBe('allowed: 1, 10')
})

test.each([
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['SITE_ULR', 'SITE_URL', 2],
  ['same', 'same', 0],
])('the distance of %j and %j is %i', (one, other, changes) => {
  expect(distance(one, other)).toBe(changes)
  expect(distance(other, one)).toBe(changes)
})
