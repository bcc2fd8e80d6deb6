import { expect, test } from 'vitest'
import { ariaKeys, rowAfterKey, rowAfterLetter, splitAtAccess, withAccess } from './menu-keys'

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

test('rows without a letter get one of their own, first of a word if they can; rows with icons get none', () => {
  const given = withAccess([
    { label: 'Select All' },
    { label: 'Copy All' },
    { label: 'Close', access: 'C' },
    { label: 'Cc' },
    { label: 'Programs', icon: 'folder' },
    { label: '98' },
    { label: '…' },
  ])
  expect(given.map(({ access }) => access)).toEqual(['S', 'A', 'C', undefined, undefined, '9', undefined])
})

test('a row whose letters are all taken gets one of a row that has another', () => {
  const given = withAccess([{ label: 'Ab' }, { label: 'b' }, { label: 'a' }, { label: 'Bac' }])
  expect(given.map(({ access }) => access?.toLowerCase()).toSorted()).toEqual(['a', 'b', 'c', undefined])
  expect(withAccess([{ label: 'Ab' }, { label: 'a' }]).map(({ access }) => access)).toEqual(['b', 'a'])
})

test('a letter that does not stand in its label is replaced', () => {
  expect(
    withAccess([
      { label: 'Verkleinern', access: 'n' },
      { label: 'Größe', access: 'x' },
    ]),
  ).toEqual([
    { label: 'Verkleinern', access: 'n' },
    { label: 'Größe', access: 'G' },
  ])
})

test('labels of scripts without keys of their own have a Latin letter in brackets, from their ids', () => {
  const given = withAccess([
    { id: 'file', label: 'ファイル' },
    { id: 'find', label: '检索…' },
    { id: 'fill', label: 'ملف' },
    { id: 'close', label: '閉じる(F)' },
    { id: '12', label: '另存为 CSV' },
    { id: 'pair', label: 'LOVE' },
    { id: 'folder', label: '文件夹', icon: 'folder' },
  ])
  expect(given.map(({ label }) => label)).toEqual([
    ...['ファイル(I)', '检索(N)…', 'ملف(L)', '閉じる(F)', '另存为 CSV(A)', 'LOVE', '文件夹'],
  ])
  expect(given.map(({ access }) => access)).toEqual(['I', 'N', 'L', 'F', 'A', 'O', undefined])
})
