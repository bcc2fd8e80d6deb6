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
  ArrowUp: 'SETA PARA CIMA',
  ArrowDown: 'SETA PARA BAIXO',
  ArrowLeft: 'SETA PARA A ESQUERDA',
  ArrowRight: 'SETA PARA A DIREITA',
  ContextMenu: 'MENU',
  ' ': 'BARRA DE ESPAÇOS',
} as const satisfies PartialTranslation<typeof english.keyNames>
