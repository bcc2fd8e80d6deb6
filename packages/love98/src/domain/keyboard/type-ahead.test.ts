import { expect, test } from 'vitest'
import { typeAhead } from './type-ahead'

const labels = ['Swap Pairs', 'Notepad', 'Swap', 'Telegram', 'Twitter', 'Terms']

test.each([
  ['t', 0, 3],
  ['t', 3, 4],
  ['t', 5, 3],
  ['tt', 3, 4],
  ['ttt', 4, 5],
  ['te', 3, 3],
  ['tw', 3, 4],
  ['ter', 3, 5],
  ['SWAP', 0, 0],
  ['swap p', 2, 0],
  ['x', 0, -1],
  ['n', -1, 1],
])('typing %s at icon %i moves to %i', (typed, from, expected) => {
  expect(typeAhead(labels, from, typed)).toBe(expected)
})

test('without icons a letter selects nothing', () => {
  expect(typeAhead([], -1, 'a')).toBe(-1)
})
