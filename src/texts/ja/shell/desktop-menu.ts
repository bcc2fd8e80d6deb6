import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-menu'

/** The desktop's menus. */
export const desktopMenuTexts = {
  open: '開く(O)',
  openInNewTab: '新しいタブで開く(T)',
  copyLink: 'リンクのコピー(C)',
  move: '移動(M)',
  arrange: 'アイコンの整列(I)',
  byName: '名前順(N)',
  asAtFirst: '既定の順序(F)',
  autoArrange: 'アイコンの自動整列(A)',
  lineUp: '等間隔に整列(U)',
  refresh: '最新の情報に更新(E)',
  undoMove: '元に戻す - 移動(D)',
  properties: 'プロパティ(R)',
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
