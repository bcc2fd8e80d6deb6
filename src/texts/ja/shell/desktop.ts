import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop'

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: 'デスクトップ',
  selected: (count: number) => `${count} 個のアイコンを選択`,
  moved: (label: string, column: number, row: number) => `${label}: ${column} 列目、${row} 行目`,
  moving:
    'アイコンを移動するには、方向キーを押します。確定するには Enter キー、取り消すには Esc キーを押します。',
  undone: 'アイコンを元の位置に戻しました',
  copied: (label: string) => `${label} へのリンクをコピーしました`,
  notCopied: 'ブラウザによってコピーがブロックされました。次のリンクをコピーしてください:',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
