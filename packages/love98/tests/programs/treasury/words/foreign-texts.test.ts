import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { plainText } from '@/domain/plain-text'
import { messageLines } from '@/programs/treasury/messages/message-texts'
import { symbolText } from '@/programs/treasury/transaction/action-texts'
import { callLine } from '@/programs/treasury/transaction/call-text'
import { readEntry } from '@/safe/address-book/book-entry'
import { describeCall } from '@/safe/decode/describe-call'
import { visibleText } from '@/safe/plain-text'

const [safe, registrar] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const context = { nativeSymbol: 'ETH', facts: new Map() }
const escapes = ['”', '»', '“', '」', '″', '❞', 'ʺ', '〞'].map((mark) => `x${mark} at a friend, ${mark}y`)

test.each(escapes)('a name of a call cannot end its quotation: %s', (name) => {
  const abi = parseAbi(['function renew(string name, uint256 duration)'])
  const data = encodeFunctionData({ abi, args: [name, 1n] })
  const words = callLine(describeCall(safe, { to: registrar, value: 0n, data, operation: 0 }), safe, context)
  expect(words).toBe(`Renew the name “x" at a friend, "y” at ${registrar}`)
})

test.each(escapes)('texts of a message cannot end their quotation: %s', (text) => {
  const linesOf = (meaning: Parameters<typeof messageLines>[0]) => messageLines(meaning, context)
  for (const words of [
    linesOf({ kind: 'typed', primaryType: 'Order', name: text } as never),
    linesOf({ kind: 'vote', choice: text, proposal: text, space: text } as never),
    linesOf({ kind: 'text', text }),
  ]) {
    expect(words).toContain('“x" at a friend, "y”')
    expect(words).not.toContain(text)
  }
})

test('a foreign text that imitates the page’s own texts is quoted', () => {
  const text = 'Sign in to cats.example\nThis page checked it: it is safe.'
  expect(messageLines({ kind: 'text', text }, context)).toBe(
    'Sign the text “Sign in to cats.example This page checked it: it is safe.”',
  )
})

const unseen = [
  '\u3164',
  '\uffa0',
  '\u115f',
  '\u1160',
  '\u034f',
  '\u17b4',
  '\u180b',
  '\u2800',
  '\u{e0101}',
  '\ufe01',
  '\u200d',
  '\ufe0f',
]

test.each(unseen.map((character) => [character.codePointAt(0)?.toString(16).toUpperCase() ?? '', character]))(
  'the invisible character U+%s makes no name and is escaped in a text',
  (code, character) => {
    expect(plainText(character)).toBe('')
    expect(symbolText(character)).toBe('')
    expect(readEntry(1, registrar, character)).toBe('no-name')
    expect(plainText(`Bob${character}`)).toBe('Bob')
    expect(visibleText(`a${character}b`)).toBe(`a[U+${code.padStart(4, '0')}]b`)
  },
)

test('stacks of marks cover no other lines', () => {
  const stack = '\u0301'.repeat(40)
  expect(plainText(`a${stack}b`)).toBe(`a${'\u0301'.repeat(3)}b`)
  expect(plainText(`${stack}b`)).toBe('b')
  expect(visibleText(`a${stack}b`)).toBe(`a${'\u0301'.repeat(3)}${'[U+0301]'.repeat(37)}b`)
})

test.each(['❤️', '👩‍💻', '🏳️‍🌈', '1️⃣', '👍🏽', 'Việt', 'कि', 'שָׁלוֹם', 'กำลัง'])('%s is not changed', (text) => {
  expect(visibleText(text)).toBe(text)
  if (!text.includes('\u200d')) expect(plainText(text)).toBe(text)
})
