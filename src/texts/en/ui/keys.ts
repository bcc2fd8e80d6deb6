import type { Texts } from '@/texts/texts'

/** The names on the keys, by their `KeyboardEvent.key`. */
export const keyNames = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ContextMenu: 'Menu',
  ' ': 'Space',
} as const satisfies Texts
