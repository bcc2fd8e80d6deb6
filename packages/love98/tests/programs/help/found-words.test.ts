import { expect, test } from 'vitest'
import { splitAtWords } from '@/programs/help/topics'

const marked = (text: string, ...words: string[]) =>
  splitAtWords(text, words)
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('')

test('each word of a search is found, in any case', () => {
  expect(marked('Send Love sends LOVE.', 'love')).toBe('Send [Love] sends [LOVE].')
  expect(marked('Swap tokens', 'token', 'tokens')).toBe('Swap [tokens]')
})

test('signs of patterns are plain text', () => {
  expect(marked('1+1 (two)', '1+1', '(')).toBe('[1+1] [(]two)')
})

test('without words the text is one piece', () => {
  expect(splitAtWords('Text', [])).toEqual([{ text: 'Text', isFound: false }])
})
