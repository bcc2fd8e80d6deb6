import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-card'

/** The picture of a won game. */
export const cardTexts = {
  heading: 'صورة النتيجة',
  board: (level: string, columns: number, rows: number) => `${level} · ${columns}×${rows}`,
  won: (seconds: string) => `فوز في ${seconds} ث`,
  wonZen: 'فوز',
  daily: (day: string) => `لوحة \u2068${day}\u2069 (UTC)`,
  hints: (hints: number) => `التلميحات: ${hints}`,
  streak: (days: number) => `الأيام المتتالية: ${days}`,
  fileName: 'heartbreak.png',
  save: 'حفظ الصورة',
  copy: 'نسخ الصورة',
  send: 'مشاركة…',
  saved: 'تم حفظ الصورة.',
  copied: 'تم نسخ الصورة.',
  failed: 'منع المستعرض ذلك. انقر "حفظ الصورة".',
  close: 'إغلاق',
} as const satisfies PartialTranslation<typeof english.cardTexts>
