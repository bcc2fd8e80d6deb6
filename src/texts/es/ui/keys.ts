import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/keys'

/** The names on the keys, by their `KeyboardEvent.key`. */
export const keyNames = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowUp: 'Arriba',
  ArrowDown: 'Abajo',
  ArrowLeft: 'Izquierda',
  ArrowRight: 'Derecha',
  ContextMenu: 'Menú',
  ' ': 'Espacio',
} as const satisfies PartialTranslation<typeof english.keyNames>
