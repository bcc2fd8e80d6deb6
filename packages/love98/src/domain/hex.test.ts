import { expect, test } from 'vitest'
import type { Hex } from './hex'
import { bytesToHex, hexToText, textToHex } from './hex'

test.each([
  ['', '0x'],
  ['love\n', '0x6c6f76650a'],
  ['é ♥', '0xc3a920e299a5'],
  ['🂱', '0xf09f82b1'],
])('the text %j and its bytes %s convert to each other', (text, hex) => {
  expect(textToHex(text)).toBe(hex)
  expect(hexToText(hex as Hex)).toBe(text)
})

test('every byte has two digits', () => {
  expect(bytesToHex(new Uint8Array([0, 9, 16, 255]))).toBe('0x000910ff')
})

test.each(['0xff', '0xc3', '0xeda080'] as const)('the bytes %s are not UTF-8', (hex) => {
  expect(() => hexToText(hex)).toThrow(expect.objectContaining({ name: 'TypeError' }))
})
