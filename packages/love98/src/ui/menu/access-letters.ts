import { languageFacts } from '@/texts/language-facts'

/** The parts of a row that its access letter needs. */
export type KeyedRow = { readonly label: string; readonly access?: string }

/** Chinese and Japanese characters, which no single key types. */
const composed = /[\u3040-\u9fff]/

/**
 * Gives each row a letter that no other row has. The order of preference is: the letter in parentheses in the label,
 * the row's own letter if the label contains it, the first letter of a word, any letter, a digit. A label in Chinese
 * or Japanese gets a Latin letter in parentheses, `ファイル(F)`, taken from its id. Rows with icons use only the
 * first two options, as in the Start menu of Windows 98.
 */
export function withAccess<Row extends AnyRow>(rows: readonly Row[]): readonly (Row & KeyedRow)[] {
  const wanted = rows.map(wantedLetters)
  const holders = new Map<string, number>()
  // If all letters of a row are taken, a row that has an alternative gives up its letter (Kuhn's matching).
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
    const isWhole = !composed.test(row.label) || bracketedLetter(row.label) !== undefined
    const label = isWhole ? row.label : row.label.replace(/[.…]*$/, `(${access})$&`)
    return { ...row, label, access } as Row
  })
}

type AnyRow = KeyedRow & { readonly id?: string; readonly icon?: string }

/** Returns the letters that a row may have, in order of preference. */
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

/**
 * Splits a label into three parts, of which the middle one is underlined. Returns null if the label does not contain
 * the access letter.
 */
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

/** Returns the Latin letter in parentheses at the end of a label in another script, as in `ファイル(F)`. */
export function bracketedLetter(label: string): string | undefined {
  return /\(([A-Z])\)[.…]*$/.exec(label)?.[1]
}

/** Converts to upper case by the rules of the page's language. */
export function upper(text: string): string {
  return text.toLocaleUpperCase(languageFacts.tag)
}

/** Converts to lower case by the rules of the page's language. Turkish has two letters i. */
export function lower(text: string): string {
  return text.toLocaleLowerCase(languageFacts.tag)
}
