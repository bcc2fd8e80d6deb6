import { expect, test } from 'vitest'
import { symbolText } from '@/programs/treasury/transaction/token-texts'

const shown = (symbol: string) => symbolText(symbol)

test.each(['LOVE', 'USDC.e', 'wstETH', 'Ł1'])('%s is shown in a sentence as a word', (symbol) => {
  expect(shown(symbol)).toBe(symbol)
})

test.each([
  ['digits', '100'],
  ['words', 'to Bob'],
  ['Cyrillic letters that look like Latin ones', 'ЕТН'],
  ['a script without spaces, which would join the sentence', '送金先は友人'],
  ['another', '无限'],
])('a symbol of %s is quoted', (_, symbol) => {
  expect(shown(symbol)).toBe(`“${symbol}”`)
})

test.each(['A” of B', 'A» of B', 'A“ of B', 'A」 of B', 'A』 of B', 'A’ of B', 'A‹ of B', 'A„ of B'])(
  'the mark in %s does not end the quotation, in whatever language',
  (symbol) => {
    expect(shown(symbol)).toBe('“A" of B”')
  },
)
