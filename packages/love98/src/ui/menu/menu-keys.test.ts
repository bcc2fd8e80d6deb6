import { expect, test } from 'vitest'
import { ariaKeys, nextRow, nextRowByLetter } from './menu-keys'

const press = (key: string) => ({ key, ctrlKey: false, altKey: false, shiftKey: false, metaKey: false })

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 0, null],
])('the key %s at row %i moves to row %s of three', (key, from, expected) => {
  expect(nextRow(press(key), from, 3)).toBe(expected)
})

test('a menu without rows has no target for a key', () => {
  expect(nextRow(press('ArrowDown'), -1, 0)).toBeNull()
})

const rows = [
  { label: 'Programs', access: 'P' },
  { label: 'Documents' },
  { label: 'Run…', access: 'R' },
  { label: 'Shut Down…', access: 'u' },
  { label: 'Display' },
]

test('a letter of a single row chooses it, by its access letter or its first letter', () => {
  expect(nextRowByLetter('u', 0, rows)).toEqual({ index: 3, isOnly: true })
  expect(nextRowByLetter('P', 3, rows)).toEqual({ index: 0, isOnly: true })
})

test('a letter of several rows moves from one to the next, and around', () => {
  expect(nextRowByLetter('d', -1, rows)).toEqual({ index: 1, isOnly: false })
  expect(nextRowByLetter('d', 1, rows)).toEqual({ index: 4, isOnly: false })
  expect(nextRowByLetter('d', 4, rows)).toEqual({ index: 1, isOnly: false })
})

test('a row with an access letter ignores its first letter', () => {
  expect(nextRowByLetter('s', 0, rows)).toBeNull()
})

test.each([' ', 'Enter', '', 'F1'])('the key %j is not a letter', (key) => {
  expect(nextRowByLetter(key, 0, rows)).toBeNull()
})

test('letters beyond the Basic Multilingual Plane count as one', () => {
  expect(nextRowByLetter('💘', 0, [{ label: 'a' }, { label: '💘 hearts' }])).toEqual({
    index: 1,
    isOnly: true,
  })
})

test('the attribute aria-keyshortcuts has the full names of the keys', () => {
  expect(ariaKeys('Ctrl+Esc')).toBe('Control+Escape')
  expect(ariaKeys('F5')).toBe('F5')
})
