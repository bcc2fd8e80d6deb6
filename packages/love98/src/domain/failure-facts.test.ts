import { expect, test } from 'vitest'
import { failureFacts, visitorLine } from './failure-facts'

const hostile = {
  get name() {
    throw new Error('no name')
  },
  message: {
    toString() {
      throw new Error('no text')
    },
  },
}

const nothing = { name: '', message: '', digest: '' }

test('the blue screen shows an error, its digest and a text', () => {
  expect(failureFacts(new TypeError('x is undefined'))).toEqual({
    name: 'TypeError',
    message: 'x is undefined',
    digest: '',
  })
  expect(failureFacts(Object.assign(new Error('a'), { digest: '123' })).digest).toBe('123')
  expect(failureFacts('a text')).toEqual({ ...nothing, message: 'a text' })
})

test('the blue screen shows nothing of a value without a text, or with one that throws', () => {
  for (const thrown of [null, undefined, 42, {}, Object.create(null), hostile])
    expect(failureFacts(thrown)).toEqual(nothing)
})

test('the blue screen truncates long texts', () => {
  expect(failureFacts(new Error('a'.repeat(100_000))).message).toHaveLength(500)
})

// Proves S10.20
test('the line of a visitor is one line of plain text with at most 60 letters', () => {
  expect(visitorLine('')).toBe('')
  expect(visitorLine('?m=')).toBe('')
  expect(visitorLine('?m=Love+is%0A%09<b>here</b>')).toBe('Love is <b>here</b>')
  expect(visitorLine('?m=a%E2%80%AEb%00c')).toBe('a b c')
  expect(visitorLine(`?m=${'💙'.repeat(61)}`)).toBe(`${'💙'.repeat(60)}…`)
  expect(visitorLine('?m=a%CC%81%CC%81%CC%81%CC%81%CC%81')).toBe('a\u0301\u0301\u0301')
})
