import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/keys'

/** The names on the keys, by their `KeyboardEvent.key`. */
export const keyNames = {
  Control: 'CTRL',
  Shift: 'MAJ',
  Alt: 'ALT',
  Escape: 'ÉCHAP',
  Enter: 'ENTRÉE',
  Tab: 'TAB',
  Home: 'ORIGINE',
  End: 'FIN',
  PageUp: 'PAGE PRÉCÉDENTE',
  PageDown: 'PAGE SUIVANTE',
  ArrowUp: 'FLÈCHE HAUT',
  ArrowDown: 'FLÈCHE BAS',
  ArrowLeft: 'FLÈCHE GAUCHE',
  ArrowRight: 'FLÈCHE DROITE',
  ContextMenu: 'MENU',
  ' ': 'BARRE D’ESPACEMENT',
} as const satisfies PartialTranslation<typeof english.keyNames>
