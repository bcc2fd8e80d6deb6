import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) => `نقل ${title}: استخدم مفاتيح الأسهم، وEnter للقبول، وEsc للإلغاء`,
  sizeHint: (title: string) => `تغيير حجم ${title}: استخدم مفاتيح الأسهم، وEnter للقبول، وEsc للإلغاء`,
  place: (left: number, top: number) => `اليسار ${left}، الأعلى ${top}`,
  size: (width: number, height: number) => `العرض ${width}، الارتفاع ${height}`,
  kept: 'تم القبول',
  putBack: 'أُعيد إلى ما كان عليه',
  switcher: 'النوافذ',
} as const satisfies PartialTranslation<typeof english.placingTexts>
