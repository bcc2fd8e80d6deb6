import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTypedDecimal } from './typed-decimal'

test.each([
  ['1.5', '1.5'],
  [' .5 ', '0.5'],
  ['5.', '5'],
  ['007.500', '7.5'],
  ['0', '0'],
  ['0.000', '0'],
  ['1,250.50', '1250.5'],
  ['12,345,678', '12345678'],
  ['1 250.5', '1250.5'],
  ['1\u00a0250', '1250'],
  ['1\u202f250\u202f000', '1250000'],
  ["1'250", '1250'],
  ['\u200e1.5\u200f', '1.5'],
  ['\ufeff1.5\n', '1.5'],
  ['٢٫٥', '2.5'],
  ['١٢٣', '123'],
  ['۱۲۳٫۴', '123.4'],
  ['१२.५', '12.5'],
  ['１２．５', '12.5'],
])('the typed text %j is read as %j', (typed, text) => {
  expect(readTypedDecimal(typed)).toEqual({ kind: 'decimal', text })
})

test.each([
  ['', 'empty'],
  [' \u200f ', 'empty'],
  ['1,5', 'comma'],
  ['1,250', 'comma'],
  ['0,250', 'comma'],
  ['1,2500', 'comma'],
  ['1.250,50', 'comma'],
  ['1٬250', 'comma'],
  ['-1', 'negative'],
  ['−0.5', 'negative'],
  ['1e30', 'exponent'],
  ['2.5E-7', 'exponent'],
  ['+1', 'not-a-number'],
  ['.', 'not-a-number'],
  ['1.5.2', 'not-a-number'],
  ['1 5', 'not-a-number'],
  ['1 25 000', 'not-a-number'],
  ['0 250', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['ten', 'not-a-number'],
  ['1.5 ETH', 'not-a-number'],
  ['NaN', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['1٢', 'not-a-number'],
  ['½', 'not-a-number'],
  ['²', 'not-a-number'],
  ['9'.repeat(500), 'not-a-number'],
])('the typed text %j is refused: %s', (typed, code) => {
  expect(readTypedDecimal(typed)).toEqual({ kind: 'problem', code })
})

test('any accepted text is read again as the same number', () => {
  const letters = fc.constantFrom(...'0123456789.,- e٢٫\u00a0\u200f'.split(''))
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), (typed) => {
      const read = readTypedDecimal(typed.join(''))
      if (read.kind === 'decimal') expect(readTypedDecimal(read.text)).toEqual(read)
    }),
  )
})
