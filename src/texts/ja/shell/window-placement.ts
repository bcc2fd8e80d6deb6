import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `${title} を移動するには、方向キーを押します。確定するには Enter キー、取り消すには Esc キーを押します。`,
  sizeHint: (title: string) =>
    `${title} のサイズを変更するには、方向キーを押します。確定するには Enter キー、取り消すには Esc キーを押します。`,
  place: (left: number, top: number) => `左 ${left}、上 ${top}`,
  size: (width: number, height: number) => `幅 ${width}、高さ ${height}`,
  kept: '位置を確定しました',
  putBack: '位置を元に戻しました',
  switcher: 'ウィンドウ',
} as const satisfies PartialTranslation<typeof english.placingTexts>
