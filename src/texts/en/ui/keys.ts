import type { Texts } from '@/texts/texts'

/** The names on the keys, by their `KeyboardEvent.key`. */
export const keyNames = {
  Control: 'CTRL',
  Shift: 'SHIFT',
  Alt: 'ALT',
  Escape: 'ESC',
  Enter: 'ENTER',
  Tab: 'TAB',
  Home: 'HOME',
  End: 'END',
  PageUp: 'PAGE UP',
  PageDown: 'PAGE DOWN',
  ArrowUp: 'UP ARROW',
  ArrowDown: 'DOWN ARROW',
  ArrowLeft: 'LEFT ARROW',
  ArrowRight: 'RIGHT ARROW',
  ContextMenu: 'MENU',
  ' ': 'SPACEBAR',
} as const satisfies Texts
