import { expect, test } from 'vitest'
import {
  emptyNote,
  fileName,
  findInNote,
  longestNote,
  parseNote,
  readNoteFile,
  serializeNote,
  withEnding,
} from './note'

const bytes = (text: string) => new TextEncoder().encode(text)

// Proves S10.11
test('a stored document is read back; anything else is an empty document', () => {
  const note = { name: 'love.txt', text: 'one\ntwo', isChanged: true }
  expect(parseNote(serializeNote(note))).toEqual(note)
  expect(serializeNote(emptyNote)).toBeNull()
  const long = 'x'.repeat(longestNote + 1)
  for (const stored of [
    null,
    '',
    '{',
    '[]',
    '{"version":2,"text":"a"}',
    '{"version":1,"text":5}',
    `{"version":1,"text":"${long}"}`,
  ])
    expect(parseNote(stored)).toEqual(emptyNote)
  expect(parseNote('{"version":1,"text":"a","name":"../x","isChanged":1}')).toEqual({
    name: 'x',
    text: 'a',
    isChanged: false,
  })
})

test('the name of a file has no folder, no direction mark and at most 100 characters', () => {
  expect(fileName('C:\\notes\\a.txt')).toBe('Cnotesa.txt')
  expect(fileName('\u202etxt.exe')).toBe('txt.exe')
  expect(fileName(' ... ')).toBeNull()
  expect(fileName('x'.repeat(300))).toHaveLength(100)
  expect(withEnding('love')).toBe('love.txt')
  expect(withEnding('love.md')).toBe('love.md')
})

test('text files are decoded, and binary and large files refused', () => {
  expect(readNoteFile(bytes('a\r\nb\rc'))).toEqual({ text: 'a\nb\nc' })
  expect(readNoteFile(bytes('\ufeffhé'))).toEqual({ text: 'hé' })
  expect(readNoteFile(new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).toEqual({ text: 'A' })
  expect(readNoteFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]))).toEqual({ problem: 'not-text' })
  expect(readNoteFile(bytes('a\u0000b'))).toEqual({ problem: 'not-text' })
  expect(readNoteFile(bytes('x'.repeat(longestNote)))).toEqual({ text: 'x'.repeat(longestNote) })
  expect(readNoteFile(bytes('x'.repeat(longestNote + 1)))).toEqual({ problem: 'too-large' })
  expect(readNoteFile(new Uint8Array(4 * longestNote + 1))).toEqual({ problem: 'too-large' })
})

test('Find goes on from the selection, begins again at the start, and keeps the places of the text', () => {
  const find = (what: string, from: number, isExact = false) =>
    findInNote('Love İ love', { what, isExact }, from)
  expect(find('love', 0)).toBe(0)
  expect(find('love', 1)).toBe(7)
  expect(find('love', 8)).toBe(0)
  expect(find('Love', 1, true)).toBe(0)
  expect(find('hate', 0)).toBeNull()
  expect(find('', 0)).toBeNull()
})
