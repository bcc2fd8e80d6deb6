import { expect, test } from 'vitest'
import { symbolText } from '@/programs/treasury/transaction/action-texts'

const shown = (symbol: string) => symbolText(symbol)

test.each(['CAT', 'USDC.e', 'wstETH', 'Ł1'])('the symbol %s is shown without quotation marks', (symbol) => {
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
  'the quotation mark in %s does not end the quotation',
  (symbol) => {
    expect(shown(symbol)).toBe('“A" of B”')
  },
)
