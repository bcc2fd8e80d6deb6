import { expect, test } from 'vitest'
import { splitAtAccess, withAccess } from './access-letters'

test('rows without a letter get their own one, the first of a word if possible; rows with icons get none', () => {
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

test('a row whose letters are all taken gets a letter of a row that has another one', () => {
  const given = withAccess([{ label: 'Ab' }, { label: 'b' }, { label: 'a' }, { label: 'Bac' }])
  expect(given.map(({ access }) => access?.toLowerCase()).toSorted()).toEqual(['a', 'b', 'c', undefined])
  expect(withAccess([{ label: 'Ab' }, { label: 'a' }]).map(({ access }) => access)).toEqual(['b', 'a'])
})

test('a letter that is not in its label is replaced', () => {
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

test('labels in scripts without keys get a Latin letter in brackets, from their ids', () => {
  const given = withAccess([
    { id: 'file', label: 'ファイル' },
    { id: 'find', label: '检索…' },
    { id: 'fill', label: 'ملف' },
    { id: 'close', label: '閉じる(F)' },
    { id: '12', label: '另存为 CSV' },
    { id: 'pair', label: 'CAT' },
    { id: 'folder', label: '文件夹', icon: 'folder' },
  ])
  expect(given.map(({ label }) => label)).toEqual([
    ...['ファイル(I)', '检索(N)…', 'ملف', '閉じる(F)', '另存为 CSV(A)', 'CAT', '文件夹'],
  ])
  expect(given.map(({ access }) => access)).toEqual(['I', 'N', 'م', 'F', 'A', 'C', undefined])
})

test('the access letter is underlined at its first occurrence', () => {
  expect(splitAtAccess('Shut Down…', 'u')).toEqual(['Sh', 'u', 't Down…'])
  expect(splitAtAccess('Shut Down…', 'x')).toBeNull()
  expect(splitAtAccess('Shut Down…', undefined)).toBeNull()
})

test('each title of a menu bar has its own letter, in brackets if its own letters cannot be typed', () => {
  const words = withAccess([
    { id: 'file', label: 'Ansicht' },
    { id: 'alerts', label: 'Alarme' },
    { id: 'help', label: '帮助' },
    { id: 'hold', label: 'تعليمات(H)' },
    { id: 'game', label: 'ゲーム' },
  ])
  expect(words.map(({ label, access }) => `${label} ${access}`)).toEqual([
    ...['Ansicht A', 'Alarme l', '帮助(E) E', 'تعليمات(H) H', 'ゲーム(G) G'],
  ])
})
