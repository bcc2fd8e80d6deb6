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
  const letter = key.toLocaleLowerCase()
  const matches = rows.flatMap(({ label, access }, index) =>
    (access ?? letterOf(label)).toLocaleLowerCase() === letter ? [index] : [],
  )
  const index = matches.find((match) => match > from) ?? matches[0]
  return index === undefined ? null : { index, isOnly: matches.length === 1 }
}

/**
 * Gives rows without a letter of their own one that no other row has: the first letter of a word, or else any. Rows with icons
 * have none, as in the Start menu of 1998.
 */
export function withAccess<Row extends KeyedRow & { readonly icon?: string }>(
  rows: readonly Row[],
): readonly Row[] {
  const taken = new Set(rows.flatMap(({ access }) => access?.toLocaleLowerCase() ?? []))
  return rows.map((row) => {
    if (row.access !== undefined || row.icon !== undefined) return row
    const bracketed = bracketedLetter(row.label) ?? []
    const initials = row.label.match(/(?<![\p{L}\p{M}])\p{L}/gu) ?? []
    const letters = row.label.match(/\p{L}/gu) ?? []
    const access = [...bracketed, ...initials, ...letters].find(
      (letter) => !taken.has(letter.toLocaleLowerCase()),
    )
    if (access === undefined) return row
    taken.add(access.toLocaleLowerCase())
    return { ...row, access }
  })
}

/** The letter of a label whose own letters are not on the keys: in brackets at its end, as in `ファイル(F)`. */
function bracketedLetter(label: string): [string] | null {
  const letter = /\(([A-Z])\)[.…]*$/.exec(label)?.[1]
  return letter === undefined ? null : [letter]
}

/** The letter that a label answers to by itself: the one in brackets, else its first; empty for an empty label. */
export function letterOf(label: string): string {
  return bracketedLetter(label)?.[0] ?? [...label.trim()][0] ?? ''
}

/** A label in three parts, the middle one underlined; null when the access letter is not in it. */
export function splitAtAccess(
  label: string,
  access: string | undefined,
): readonly [string, string, string] | null {
  if (access === undefined) return null
  const isBracketed = bracketedLetter(label)?.[0].toLocaleLowerCase() === access.toLocaleLowerCase()
  const find = isBracketed ? 'lastIndexOf' : 'indexOf'
  const at = label.toLocaleLowerCase()[find](access.toLocaleLowerCase())
  if (at < 0) return null
  return [label.slice(0, at), label.slice(at, at + access.length), label.slice(at + access.length)]
}

/** Written keys as `aria-keyshortcuts` wants them: `Ctrl+S` is `Control+S`. */
export function ariaKeys(shortcut: string): string {
  return shortcut
    .replace(/\bCtrl\b/g, 'Control')
    .replace(/\bEsc\b/g, 'Escape')
    .replace(/\bDel\b/g, 'Delete')
}
