import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/skip-links'

/** The skip links at the top of the page. */
export const skipTexts = {
  toWindow: 'الانتقال إلى النافذة المفتوحة',
  toTaskbar: 'الانتقال إلى شريط المهام',
  toStart: 'الانتقال إلى "ابدأ"',
} as const satisfies PartialTranslation<typeof english.skipTexts>
