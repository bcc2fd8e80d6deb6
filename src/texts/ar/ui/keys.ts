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
  ArrowUp: 'سهم لأعلى',
  ArrowDown: 'سهم لأسفل',
  ArrowLeft: 'سهم لليسار',
  ArrowRight: 'سهم لليمين',
  ContextMenu: 'مفتاح القائمة',
  ' ': 'مفتاح المسافة',
} as const satisfies PartialTranslation<typeof english.keyNames>
