import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) => `${title} の移動: 方向キーで移動、Enter キーで確定、Esc キーで取り消し`,
  sizeHint: (title: string) => `${title} のサイズ変更: 方向キーで変更、Enter キーで確定、Esc キーで取り消し`,
  place: (left: number, top: number) => `左 ${left}、上 ${top}`,
  size: (width: number, height: number) => `幅 ${width}、高さ ${height}`,
  kept: '確定しました',
  putBack: '元に戻しました',
  switcher: 'ウィンドウ',
} as const satisfies PartialTranslation<typeof english.placingTexts>
