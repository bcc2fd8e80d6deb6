import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-menu'

/** The desktop's menus. */
export const desktopMenuTexts = {
  open: '打开(O)',
  openInNewTab: '在新标签页中打开(T)',
  copyLink: '复制链接(C)',
  move: '移动(M)',
  arrange: '排列图标(I)',
  byName: '按名称(N)',
  asAtFirst: '默认顺序(F)',
  autoArrange: '自动排列(A)',
  lineUp: '对齐图标(U)',
  refresh: '刷新(E)',
  undoMove: '撤消移动(D)',
  properties: '属性(R)',
  letters: {
    open: 'O',
    openInNewTab: 'T',
    copyLink: 'C',
    move: 'M',
    arrange: 'I',
    byName: 'N',
    asAtFirst: 'F',
    autoArrange: 'A',
    lineUp: 'U',
    refresh: 'E',
    undoMove: 'D',
    properties: 'R',
  },
} as const satisfies PartialTranslation<typeof english.desktopMenuTexts>
