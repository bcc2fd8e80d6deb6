import { findHandler, type KeyPress, type Shortcuts } from '@/domain/keyboard/shortcuts'
import { bracketedLetter, type KeyedRow, lower } from './access-letters'

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

/**
 * Returns the letter for a label without an access letter: the letter in parentheses, or the first letter; empty for an
 * empty label.
 */
function letterOf(label: string): string {
  return bracketedLetter(label) ?? [...label.trim()][0] ?? ''
}

/** Converts displayed keys to the format of `aria-keyshortcuts`: `Ctrl+S` becomes `Control+S`. */
export function ariaKeys(shortcut: string): string {
  return shortcut
    .replace(/\bCtrl\b/g, 'Control')
    .replace(/\bEsc\b/g, 'Escape')
    .replace(/\bDel\b/g, 'Delete')
}
