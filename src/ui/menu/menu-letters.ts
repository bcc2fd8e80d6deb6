import { bracketedLetter, composed, type KeyedRow, lower, splitAtAccess } from './menu-keys'

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
    const isWhole = !composed.test(row.label) || bracketedLetter(row.label) !== undefined
    const label = isWhole ? row.label : row.label.replace(/[.…]*$/, `(${access})$&`)
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
