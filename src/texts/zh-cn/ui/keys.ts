import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/keys'

/** The names on the keys, by their `KeyboardEvent.key`. */
export const keyNames = {
  Control: 'CTRL',
  Shift: 'SHIFT',
  Alt: 'ALT',
  Enter: 'ENTER',
  Tab: 'TAB',
  Home: 'HOME',
  End: 'END',
  PageUp: 'PAGE UP',
  PageDown: 'PAGE DOWN',
  Escape: 'ESC',
  ArrowUp: '上箭头',
  ArrowDown: '下箭头',
  ArrowLeft: '左箭头',
  ArrowRight: '右箭头',
  ContextMenu: '菜单键',
  ' ': '空格键',
} as const satisfies PartialTranslation<typeof english.keyNames>
