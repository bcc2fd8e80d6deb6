/** The action of a key in a drop-down list. `null` leaves the key to the page. */
export type DropDownAction =
  | { readonly kind: 'open' }
  | { readonly kind: 'go'; readonly index: number }
  | { readonly kind: 'take' }
  | { readonly kind: 'cancel' }

type Press = { readonly key: string; readonly altKey: boolean }

/**
 * Returns the action of a key, as in Windows and in the ARIA pattern "select-only combobox". ALT+UP, ALT+DOWN, F4,
 * ENTER and SPACE open the list or accept the highlighted option. ESC closes the list without a change. Arrow keys,
 * HOME and END move through the options, also while the list is closed.
 */
export function dropDownAction(
  { key, altKey }: Press,
  isOpen: boolean,
  index: number,
  count: number,
): DropDownAction | null {
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
  if (key === 'F4' || (altKey && isArrow)) return { kind: isOpen ? 'take' : 'open' }
  if (altKey || count === 0) return null
  if (key === 'Enter' || key === ' ') return { kind: isOpen ? 'take' : 'open' }
  if (key === 'Escape') return isOpen ? { kind: 'cancel' } : null
  if (key === 'Home' || key === 'PageUp') return { kind: 'go', index: 0 }
  if (key === 'End' || key === 'PageDown') return { kind: 'go', index: count - 1 }
  if (!isArrow) return null
  return { kind: 'go', index: Math.max(0, Math.min(count - 1, index + (key === 'ArrowDown' ? 1 : -1))) }
}
