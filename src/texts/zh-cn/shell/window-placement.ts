import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) => `要移动“${title}”，请按箭头键。按 ENTER 键确认，按 ESC 键取消。`,
  sizeHint: (title: string) => `要调整“${title}”的大小，请按箭头键。按 ENTER 键确认，按 ESC 键取消。`,
  place: (left: number, top: number) => `左 ${left}，上 ${top}`,
  size: (width: number, height: number) => `宽 ${width}，高 ${height}`,
  kept: '已接受新位置',
  putBack: '已恢复原位置',
  switcher: '窗口',
} as const satisfies PartialTranslation<typeof english.placingTexts>
