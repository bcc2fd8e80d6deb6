import type { Locale } from './locale'
import type { Text, Texts } from './texts'

/**
 * English with accents, in brackets, from right to left: what is still plain English on screen does not come from the
 * catalogue, what is cut has no room for a longer language, and what points the wrong way does not follow the writing.
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

/** Private characters that mark where a value begins and ends in the sentence that was made from it. */
const open = '\uE000'
const close = '\uE001'

/**
 * Calls a text with its values and leaves the values in it as they are. A function that looks into its values (a plural,
 * say) makes another sentence from marked ones: then its whole sentence is accented.
 */
function accentedAround(text: (...values: never[]) => string, values: readonly unknown[]): string {
  const call = (given: readonly unknown[]) => text(...(given as never[]))
  const plain = call(values)
  const marked = call(values.map((value) => (typeof value === 'string' ? `${open}${value}${close}` : value)))
  const unmarked = marked.replaceAll(open, '').replaceAll(close, '')
  return accented(unmarked === plain ? marked : plain)
}

/** What is no word of ours: values, names of files, addresses, keys of a keyboard, the product's own name. */
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
