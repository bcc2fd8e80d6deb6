import { findHandler, type KeyPress, type Shortcuts } from '@/domain/keyboard/shortcuts'
import { languageFacts } from '@/texts/language-facts'
import type { BarMenu } from './menu-items'

/** The keys between the rows of a menu. */
export const menuRowShortcuts = {
  'move-in-menu': ['ArrowUp', 'ArrowDown'],
  'first-row': ['Home', 'PageUp'],
  'last-row': ['End', 'PageDown'],
} as const satisfies Shortcuts

export const submenuShortcuts = {
  'open-submenu': ['ArrowRight'],
  'close-submenu': ['ArrowLeft', 'Escape'],
} as const satisfies Shortcuts

export const menuChoiceShortcuts = {
  'choose-row': ['Enter', ' '],
  'leave-menus': ['Tab', 'F10'],
} as const satisfies Shortcuts

/** Reaches the menu bar from anywhere in its window. */
export const menuBarShortcuts = { 'menu-bar': ['F10'] } as const satisfies Shortcuts

/** The parts of a row that the menu keys use. */
export type KeyedRow = { readonly label: string; readonly access?: string }

/**
 * Returns the index of the row that a key selects among `count` rows. Arrow keys wrap; HOME and END jump. In `from`, -1
 * means that no row is selected. The result is null for all other keys.
 */
export function nextRow(press: KeyPress, from: number, count: number): number | null {
  if (count === 0) return null
  const handler = findHandler<typeof menuRowShortcuts, number>(menuRowShortcuts, press, {
    'move-in-menu': {
      ArrowDown: () => (from + 1) % count,
      ArrowUp: () => (from <= 0 ? count : from) - 1,
    },
    'first-row': () => 0,
    'last-row': () => count - 1,
  })
  return handler?.() ?? null
}

/**
 * Returns the row that a letter selects. If only one row matches, it is chosen; otherwise the letter moves through the
 * matching rows. A row matches its access letter, or its first letter if it has none.
 */
export function nextRowByLetter(
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

/** Returns the Latin letter in parentheses at the end of a label in another script, as in `ファイル(F)`. */
export function bracketedLetter(label: string): string | undefined {
  return /\(([A-Z])\)[.…]*$/.exec(label)?.[1]
}

/**
 * Returns the letter for a label without an access letter: the letter in parentheses, or the first letter; empty for an
 * empty label.
 */
function letterOf(label: string): string {
  return bracketedLetter(label) ?? [...label.trim()][0] ?? ''
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

/** Chinese and Japanese characters, which no single key types. */
export const composed = /[\u3040-\u9fff]/

/**
 * Gives each name of a menu bar the first of its letters that no other name uses. This function is smaller than
 * `withAccess`, which is loaded with the first menu.
 */
export function assignBarLetters(
  menus: readonly BarMenu[],
): readonly (BarMenu & { readonly access: string })[] {
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

/** Converts to lower case by the rules of the page's language. Turkish has two letters i. */
export function lower(text: string): string {
  return text.toLocaleLowerCase(languageFacts.tag)
}

/** Converts displayed keys to the format of `aria-keyshortcuts`: `Ctrl+S` becomes `Control+S`. */
export function ariaKeys(shortcut: string): string {
  return shortcut
    .replace(/\bCtrl\b/g, 'Control')
    .replace(/\bEsc\b/g, 'Escape')
    .replace(/\bDel\b/g, 'Delete')
}
