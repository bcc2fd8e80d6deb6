import { currentLocale } from '@/texts/locale'
import type { BarMenu } from './menu-items'

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

/** The letter of a label whose own letters are not on the keys: in brackets at its end, as in `ファイル(F)`. */
export function bracketedLetter(label: string): string | undefined {
  return /\(([A-Z])\)[.…]*$/.exec(label)?.[1]
}

/** The letter that a label answers to by itself: the one in brackets, else its first; empty for an empty label. */
function letterOf(label: string): string {
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

/** Letters that are not typed with one key (Chinese, Japanese) or join (Arabic). */
export const composed = /[\u0600-\u06ff\u3040-\u9fff]/

/**
 * The words of a menu bar, each with the first of its letters that no other has. It is smaller than `withAccess`, which
 * comes with the first menu.
 */
export function barWords(menus: readonly BarMenu[]): readonly (BarMenu & { readonly access: string })[] {
  let taken = ''
  return menus.map(({ label, ...menu }) => {
    const own = bracketedLetter(label)
    const isBare = own === undefined && composed.test(label)
    const letters = own ?? (isBare ? menu.id.toUpperCase() : label)
    const access = letters.match(/\p{L}/gu)?.find((letter) => !taken.includes(lower(letter))) ?? ''
    taken += lower(access)
    return { ...menu, access, label: isBare ? `${label}(${access})` : label }
  })
}

/** By the rules of the page's language: Turkish has two letters i. */
export function lower(text: string): string {
  return text.toLocaleLowerCase(currentLocale().id)
}

/** Written keys as `aria-keyshortcuts` wants them: `Ctrl+S` is `Control+S`. */
export function ariaKeys(shortcut: string): string {
  return shortcut
    .replace(/\bCtrl\b/g, 'Control')
    .replace(/\bEsc\b/g, 'Escape')
    .replace(/\bDel\b/g, 'Delete')
}
