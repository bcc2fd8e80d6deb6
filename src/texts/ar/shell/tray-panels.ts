import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray-panels'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** The panels that open from the tray. */
export const volumeTexts = {
  title: 'مستوى الصوت',
  sounds: 'الأصوات',
  level: 'مستوى الصوت',
  percent: (percent: number) => `${percent}%`,
} as const satisfies PartialTranslation<typeof english.volumeTexts>

export const dateTimeTexts = {
  title: 'التاريخ/الوقت',
  date: 'التاريخ',
  time: 'الوقت',
  zone: (name: string) => `المنطقة الزمنية الحالية: \u2068${name}\u2069`,
} as const satisfies PartialTranslation<typeof english.dateTimeTexts>

export const notificationTexts = {
  title: 'الإعلامات',
  none: 'لا توجد إعلامات. تُدرج الرسائل هنا حتى تغادر الصفحة.',
  cleared: 'القائمة فارغة.',
  open: 'فتح',
  copyAll: 'نسخ الكل',
  copied: 'تم النسخ.',
  clear: 'مسح',
  undo: 'تراجع',
  close: 'إغلاق',
  kinds: {
    information: 'معلومات',
    warning: 'تحذير',
    error: 'خطأ',
  },
  dismiss: 'تجاهل',
  more: (count: number) =>
    plural(count, {
      zero: 'لا مزيد',
      one: 'رسالة أخرى',
      two: 'رسالتان أخريان',
      few: `${count} رسائل أخرى`,
      many: `${count} رسالة أخرى`,
      other: `${count} رسالة أخرى`,
    }),
} as const satisfies PartialTranslation<typeof english.notificationTexts>
