/** What a key does to a drop-down list; `null` leaves it to the page. */
export type DropDownAction =
  | { readonly kind: 'open' }
  | { readonly kind: 'go'; readonly index: number }
  | { readonly kind: 'take' }
  | { readonly kind: 'cancel' }

type Press = { readonly key: string; readonly altKey: boolean }

/**
 * The keys of a drop-down list, those of Windows and of the ARIA pattern "select-only combobox": Alt with Up or Down, F4,
 * Enter and Space open it and take what is lit; Escape closes it as it was; arrows, Home and End go through it, open or not.
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
