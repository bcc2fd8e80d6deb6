import type { Locale } from './locale'
import type { Text, Texts } from './texts'

/**
 * The pseudo-language: accented English in brackets, right to left. Plain English on screen is not from the catalogue,
 * clipped text has no room for longer languages, and an arrow in the wrong direction is not mirrored.
 */
export const mirrored: Locale = { id: 'ar-XB', direction: 'rtl', translate }

const translated = new WeakMap<object, object>()

function translate<T extends Texts>(texts: T): T {
  const known = translated.get(texts)
  if (known) return known as T
  const entries = Object.entries(texts).map(([name, text]) => [name, translateOne(text)])
  const made = Object.freeze(Object.fromEntries(entries)) as T
  translated.set(texts, made)
  return made
}

function translateOne(text: Text | Texts | readonly string[]): Text | Texts | readonly string[] {
  if (typeof text === 'string') return accented(text)
  if (typeof text === 'function') return (...values) => accentedAround(text, values)
  if (Array.isArray(text)) return text.map((line: string) => accented(line))
  return translate(text as Texts)
}

/** Private-use characters that mark the start and end of a value inside a formatted text. */
const open = '\uE000'
const close = '\uE001'

/**
 * Calls a text with its values and keeps the values unaccented. A function that inspects its values (a plural) returns a
 * different text for marked values; then the whole text is accented.
 */
function accentedAround(text: (...values: never[]) => string, values: readonly unknown[]): string {
  const call = (given: readonly unknown[]) => text(...(given as never[]))
  const plain = call(values)
  const marked = call(values.map((value) => (typeof value === 'string' ? `${open}${value}${close}` : value)))
  const unmarked = marked.replaceAll(open, '').replaceAll(close, '')
  return accented(unmarked === plain ? marked : plain)
}

/** Parts that are not translated: values, file names, URLs, keys, the product's name. */
const kept =
  /(\uE000[^\uE001]*\uE001|https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:ts|json|eth|com|org)\b|\b0x[0-9a-fA-F]+|\bLove98\b|\bLOVE\b)/

const rightToLeftMark = '\u200F'

function accented(text: string): string {
  if (text === '') return text
  const letters = text
    .split(kept)
    .map((part, index) =>
      index % 2 === 1 ? part.replace(/[\uE000\uE001]/g, '') : part.replace(/[a-z]/gi, accent),
    )
    .join('')
  return `${rightToLeftMark}[${letters}]${rightToLeftMark}`
}

const plainLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accentedLetters = 'àƀçďéƒğĥîĵķļɱñóþɋŕšţûṽŵẋýžÀƁÇĎÉƑĞĤÎĴĶĻṀÑÓÞɊŔŠŢÛṼŴẊÝŽ'

function accent(letter: string): string {
  return accentedLetters[plainLetters.indexOf(letter)] ?? letter
}
