import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/keys'

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
  ArrowUp: 'YUKARI OK',
  ArrowDown: 'AŞAĞI OK',
  ArrowLeft: 'SOL OK',
  ArrowRight: 'SAĞ OK',
  ContextMenu: 'MENÜ',
  ' ': 'ARA ÇUBUĞU',
} as const satisfies PartialTranslation<typeof english.keyNames>
