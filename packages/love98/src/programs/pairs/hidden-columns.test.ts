// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { hiddenColumnsKey } from '@/domain/storage-keys'
import { hiddenColumns } from './hidden-columns'

test.each([
  [null, ['value']],
  ['none', []],
  ['', []],
  ['pair', []],
  ['value other price', ['price', 'value']],
  ['{"a":1}', []],
])('the stored text %j hides the columns %j', (text, columns) => {
  if (text === null) localStorage.removeItem(hiddenColumnsKey)
  else localStorage.setItem(hiddenColumnsKey, text)
  expect(hiddenColumns.read()).toEqual(columns)
})

test.each([
  [[], 'none'],
  [['value'], null],
  [['change', 'value'], 'change value'],
] as const)('the hidden columns %j are stored as %j', (columns, text) => {
  hiddenColumns.choose(columns)
  expect(localStorage.getItem(hiddenColumnsKey)).toBe(text)
  expect(hiddenColumns.read()).toEqual(columns)
})
