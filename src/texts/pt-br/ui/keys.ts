import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/keys'

/** The names on the keys, by their `KeyboardEvent.key`. */
export const keyNames = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowUp: 'Seta para cima',
  ArrowDown: 'Seta para baixo',
  ArrowLeft: 'Seta para a esquerda',
  ArrowRight: 'Seta para a direita',
  ContextMenu: 'Menu',
  ' ': 'Espaço',
} as const satisfies PartialTranslation<typeof english.keyNames>
