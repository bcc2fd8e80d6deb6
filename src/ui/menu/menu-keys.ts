import { currentLocale } from '@/texts/locale'

/** What the keys of a menu look at. */
export type KeyedRow = { readonly label: string; readonly access?: string }

/** Where a key leads among `count` rows: arrows wrap, Home and End jump. -1 is no row yet; null is no such key. */
export function rowAfterKey(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return (from <= 0 ? count : from) - 1
  if (key === 'Home' || key === 'PageUp') return 0
  if (key === 'End' || key === 'PageDown') return count - 1
  return null
}

/**
 * What a letter does: the only row that answers to it is chosen, several are gone through one after the other. A row
 * answers to its access letter, or to its first letter when it has none.
 */
export function rowAfterLetter(
  key: string,
  from: number,
  rows: readonly KeyedRow[],
): { readonly index: number; readonly isOnly: boolean } | null {
  if ([...key].length !== 1 || key.trim() === '') return null
  const letter = lower(key)
  const matches = rows.flatMap(({ label, access }, index) =>
    lower(access ?? letterOf(label)) === letter ? [index] : [],
  )
  const index = matches.find((match) => match > from) ?? matches[0]
  return index === undefined ? null : { index, isOnly: matches.length === 1 }
}

/**
 * Gives each row a letter that no other row has: the one in brackets of its label, else its own where that stands in the label,
 * else the first letter of a word, else any or a digit. A label in Chinese, Japanese or Arabic, whose letters are not typed
 * with one key or join, gets a Latin letter in brackets, `ファイル(F)`, taken from its id. Rows with icons have only the first
 * two, as in the Start menu of 1998.
 */
export function withAccess<Row extends AnyRow>(rows: readonly Row[]): readonly (Row & KeyedRow)[] {
  const wanted = rows.map(wantedLetters)
  const holders = new Map<string, number>()
  // A row whose letters are all taken gets one of a row that has another (Kuhn's matching).
  const place = (row: number, tried: Set<string>): boolean => {
    const letters = wanted[row]?.map(lower) ?? []
    const free = letters.find((letter) => !holders.has(letter))
    const letter =
      free ??
      letters.find((taken) => {
        if (tried.has(taken)) return false
        tried.add(taken)
        return place(holders.get(taken) ?? -1, tried)
      })
    if (letter !== undefined) holders.set(letter, row)
    return letter !== undefined
  }
  for (const isFixed of [true, false])
    for (const [index, letters] of wanted.entries())
      if ((letters.length === 1) === isFixed) place(index, new Set())
  const held = new Map(Array.from(holders, ([letter, row]) => [row, letter]))
  return rows.map(({ access: _, ...row }, index) => {
    const letter = held.get(index)
    const access = wanted[index]?.find((one) => lower(one) === letter)
    if (access === undefined) return row as Row
    const isInLabel = splitAtAccess(row.label, access) !== null && !composed.test(row.label)
    const isBracketed = bracketedLetter(row.label) !== undefined
    const label = isInLabel || isBracketed ? row.label : row.label.replace(/[.…]*$/, `(${access})$&`)
    return { ...row, label, access } as Row
  })
}

type AnyRow = KeyedRow & { readonly id?: string; readonly icon?: string }

/** The letters that a row may have, the best first. */
function wantedLetters({ id = '', label, access, icon }: AnyRow): readonly string[] {
  const bracketed = bracketedLetter(label)
  if (bracketed !== undefined) return [bracketed]
  const isComposed = composed.test(label)
  if (access !== undefined && !isComposed && splitAtAccess(label, access)) return [access]
  if (icon !== undefined) return []
  if (isComposed)
    return [...`${access ?? ''}${id.replace(/[^a-z]/gi, '')}abcdefghijklmnopqrstuvwxyz`.toUpperCase()]
  return [/(?<![\p{L}\p{M}])\p{L}/gu, /\p{L}/gu, /\p{N}/gu].flatMap((kind) => label.match(kind) ?? [])
}

const composed = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Arab}]/u

/** The letter of a label whose own letters are not on the keys: in brackets at its end, as in `ファイル(F)`. */
function bracketedLetter(label: string): string | undefined {
  return /\(([A-Z])\)[.…]*$/.exec(label)?.[1]
}

/** The letter that a label answers to by itself: the one in brackets, else its first; empty for an empty label. */
export function letterOf(label: string): string {
  return bracketedLetter(label) ?? [...label.trim()][0] ?? ''
}

/** A label in three parts, the middle one underlined; null when the access letter is not in it. */
export function splitAtAccess(
  label: string,
  access: string | undefined,
): readonly [string, string, string] | null {
  if (access === undefined) return null
  const letter = lower(access)
  const find = lower(bracketedLetter(label) ?? '') === letter ? 'lastIndexOf' : 'indexOf'
  const at = lower(label)[find](letter)
  if (at < 0) return null
  return [label.slice(0, at), label.slice(at, at + access.length), label.slice(at + access.length)]
}

/** By the rules of the page's language: Turkish has two letters i. */
function lower(text: string): string {
  return text.toLocaleLowerCase(currentLocale().id)
}

/** Written keys as `aria-keyshortcuts` wants them: `Ctrl+S` is `Control+S`. */
export function ariaKeys(shortcut: string): string {
  return shortcut
    .replace(/\bCtrl\b/g, 'Control')
    .replace(/\bEsc\b/g, 'Escape')
    .replace(/\bDel\b/g, 'Delete')
}
