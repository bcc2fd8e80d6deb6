import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/keys'

/** The names on the keys, by their `KeyboardEvent.key`. */
export const keyNames = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowUp: '上箭头',
  ArrowDown: '下箭头',
  ArrowLeft: '左箭头',
  ArrowRight: '右箭头',
  ContextMenu: '菜单键',
  ' ': '空格键',
} as const satisfies PartialTranslation<typeof english.keyNames>
