import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) => `لنقل ${title}، اضغط مفاتيح الأسهم. اضغط ENTER للقبول أو ESC للإلغاء.`,
  sizeHint: (title: string) => `لتغيير حجم ${title}، اضغط مفاتيح الأسهم. اضغط ENTER للقبول أو ESC للإلغاء.`,
  place: (left: number, top: number) => `اليسار ${left}، الأعلى ${top}`,
  size: (width: number, height: number) => `العرض ${width}، الارتفاع ${height}`,
  kept: 'تم قبول الموضع',
  putBack: 'تمت استعادة الموضع',
  switcher: 'النوافذ',
} as const satisfies PartialTranslation<typeof english.placingTexts>
