import { expect, test } from 'vitest'
import { ariaKeys, barWords, rowAfterKey, rowAfterLetter, splitAtAccess } from './menu-keys'

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
])('%s from row %i leads to %s of three', (key, from, expected) => {
  expect(rowAfterKey(key, from, 3)).toBe(expected)
})

test('a menu without rows has nowhere to go', () => {
  expect(rowAfterKey('ArrowDown', -1, 0)).toBeNull()
})

const rows = [
  { label: 'Programs', access: 'P' },
  { label: 'Documents' },
  { label: 'Run…', access: 'R' },
  { label: 'Shut Down…', access: 'u' },
  { label: 'Display' },
]

test('a letter that one row answers to chooses it, by its access letter or its first', () => {
  expect(rowAfterLetter('u', 0, rows)).toEqual({ index: 3, isOnly: true })
  expect(rowAfterLetter('P', 3, rows)).toEqual({ index: 0, isOnly: true })
})

test('a letter that several answer to goes from one to the next, and round', () => {
  expect(rowAfterLetter('d', -1, rows)).toEqual({ index: 1, isOnly: false })
  expect(rowAfterLetter('d', 1, rows)).toEqual({ index: 4, isOnly: false })
  expect(rowAfterLetter('d', 4, rows)).toEqual({ index: 1, isOnly: false })
})

test('a row with an access letter does not answer to its first', () => {
  expect(rowAfterLetter('s', 0, rows)).toBeNull()
})

test.each([' ', 'Enter', '', 'F1'])('%j is no letter', (key) => {
  expect(rowAfterLetter(key, 0, rows)).toBeNull()
})

test('letters beyond the Basic Multilingual Plane count as one', () => {
  expect(rowAfterLetter('💘', 0, [{ label: 'a' }, { label: '💘 hearts' }])).toEqual({
    index: 1,
    isOnly: true,
  })
})

test('the access letter is underlined where it first stands', () => {
  expect(splitAtAccess('Shut Down…', 'u')).toEqual(['Sh', 'u', 't Down…'])
  expect(splitAtAccess('Shut Down…', 'x')).toBeNull()
  expect(splitAtAccess('Shut Down…', undefined)).toBeNull()
})

test('aria-keyshortcuts has the full names of the keys', () => {
  expect(ariaKeys('Ctrl+Esc')).toBe('Control+Escape')
  expect(ariaKeys('F5')).toBe('F5')
})

test('the words of a bar have a letter each, in brackets where theirs cannot be typed', () => {
  const words = barWords([
    { id: 'file', label: 'Ansicht', items: [] },
    { id: 'alerts', label: 'Alarme', items: [] },
    { id: 'help', label: '帮助', items: [] },
    { id: 'hold', label: 'تعليمات(H)', items: [] },
    { id: 'game', label: 'ゲーム', items: [] },
  ])
  expect(words.map(({ label, access }) => `${label} ${access}`)).toEqual([
    ...['Ansicht A', 'Alarme l', '帮助(H) H', 'تعليمات(H) ', 'ゲーム(G) G'],
  ])
})
