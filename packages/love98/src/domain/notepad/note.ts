import { isRecord } from '@/domain/is-record'

/** The document of the visitor, which this browser keeps. */
export type Note = {
  /** The name of its file; null before it has one. */
  readonly name: string | null
  readonly text: string
  /** True if the text differs from the file that was opened or saved last. */
  readonly isChanged: boolean
}

export const emptyNote: Note = { name: null, text: '', isChanged: false }

/** Characters of a document, as the 64 KB of Notepad in Windows 98. */
export const longestNote = 65_536

/** Bytes of a file that is read; a character of UTF-8 has at most four. */
const largestFile = 4 * longestNote

const version = 1
const longestName = 100

/** Reads a stored document. Never throws: any other text is an empty document. */
export function parseNote(stored: string | null): Note {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (!isRecord(value) || value.version !== version) return emptyNote
    const { name, text, isChanged } = value
    if (typeof text !== 'string' || text.length > longestNote) return emptyNote
    return {
      name: typeof name === 'string' ? fileName(name) : null,
      text,
      isChanged: isChanged === true,
    }
  } catch {
    return emptyNote
  }
}

/** Returns the text to store; null for an empty document, which is not stored. */
export function serializeNote(note: Note): string | null {
  return note.text === '' && note.name === null ? null : JSON.stringify({ version, ...note })
}

/**
 * Returns the name of a file without folders, invisible characters and characters that Windows does not allow; null if
 * nothing is left.
 */
export function fileName(typed: string): string | null {
  const name = typed
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, longestName)
  return name === '' ? null : name
}

/** Returns the name with the ending `.txt`, unless it has an ending. */
export function withEnding(name: string): string {
  return /\.[\p{L}\p{N}]{1,8}$/u.test(name) ? name : `${name}.txt`
}

/**
 * Decodes the bytes of a file: UTF-8, or UTF-16 with a byte order mark. Lines end with `\n`.
 * @returns the text, or the reason for which the file is refused
 */
export function readNoteFile(bytes: Uint8Array): { text: string } | { problem: 'too-large' | 'not-text' } {
  if (bytes.length > largestFile) return { problem: 'too-large' }
  const text = decode(bytes)?.replace(/\r\n?/g, '\n')
  if (text === undefined || binary.test(text)) return { problem: 'not-text' }
  return text.length > longestNote ? { problem: 'too-large' } : { text }
}

/** Control characters that no text has. Tab, line feed and form feed are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell a binary file
const binary = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/

function decode(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export type NoteSearch = { readonly what: string; readonly isExact: boolean }

/** Returns the place of the next occurrence from an index on, then from the start, or null. */
export function findInNote(text: string, { what, isExact }: NoteSearch, from: number): number | null {
  if (what === '') return null
  const source = isExact ? text : lower(text)
  const wanted = isExact ? what : lower(what)
  const next = source.indexOf(wanted, from)
  const found = next === -1 ? source.indexOf(wanted) : next
  return found === -1 ? null : found
}

/** Lower case that keeps the number of characters, because their places in the text stay. */
function lower(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase()
    return small.length === letter.length ? small : letter
  })
}
