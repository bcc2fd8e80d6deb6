import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) => `移动“${title}”：用箭头键移动，按 Enter 确认，按 Esc 取消`,
  sizeHint: (title: string) => `调整“${title}”的大小：用箭头键调整，按 Enter 确认，按 Esc 取消`,
  place: (left: number, top: number) => `左 ${left}，上 ${top}`,
  size: (width: number, height: number) => `宽 ${width}，高 ${height}`,
  kept: '已确认',
  putBack: '已恢复原状',
  switcher: '窗口',
} as const satisfies PartialTranslation<typeof english.placingTexts>
