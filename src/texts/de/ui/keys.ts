import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/keys'

/** The names on the keys, by their `KeyboardEvent.key`. */
export const keyNames = {
  Control: 'Strg',
  Escape: 'Esc',
  ArrowUp: 'Nach oben',
  ArrowDown: 'Nach unten',
  ArrowLeft: 'Nach links',
  ArrowRight: 'Nach rechts',
  ContextMenu: 'Menütaste',
  ' ': 'Leertaste',
} as const satisfies PartialTranslation<typeof english.keyNames>
