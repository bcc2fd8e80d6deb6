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
  ArrowUp: 'СТРЕЛКА ВВЕРХ',
  ArrowDown: 'СТРЕЛКА ВНИЗ',
  ArrowLeft: 'СТРЕЛКА ВЛЕВО',
  ArrowRight: 'СТРЕЛКА ВПРАВО',
  ContextMenu: 'МЕНЮ',
  ' ': 'ПРОБЕЛ',
} as const satisfies PartialTranslation<typeof english.keyNames>
