import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/keys'

/** The names on the keys, by their `KeyboardEvent.key`. */
export const keyNames = {
  Control: 'CTRL',
  Shift: 'MAYÚS',
  Alt: 'ALT',
  Escape: 'ESC',
  Enter: 'ENTRAR',
  Tab: 'TAB',
  Home: 'INICIO',
  End: 'FIN',
  PageUp: 'RE PÁG',
  PageDown: 'AV PÁG',
  ArrowUp: 'FLECHA ARRIBA',
  ArrowDown: 'FLECHA ABAJO',
  ArrowLeft: 'FLECHA IZQUIERDA',
  ArrowRight: 'FLECHA DERECHA',
  ContextMenu: 'MENÚ',
  ' ': 'BARRA ESPACIADORA',
} as const satisfies PartialTranslation<typeof english.keyNames>
