import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/keys'

/** The names on the keys, by their `KeyboardEvent.key`. */
export const keyNames = {
  Control: 'STRG',
  Shift: 'UMSCHALT',
  Alt: 'ALT',
  Escape: 'ESC',
  Enter: 'EINGABETASTE',
  Tab: 'TAB',
  Home: 'POS1',
  End: 'ENDE',
  PageUp: 'BILD-AUF',
  PageDown: 'BILD-AB',
  ArrowUp: 'NACH-OBEN',
  ArrowDown: 'NACH-UNTEN',
  ArrowLeft: 'NACH-LINKS',
  ArrowRight: 'NACH-RECHTS',
  ContextMenu: 'MENÜ',
  ' ': 'LEERTASTE',
} as const satisfies PartialTranslation<typeof english.keyNames>
