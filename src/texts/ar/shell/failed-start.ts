import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/failed-start'

/** The message of a page whose scripts could not be loaded, twice in a row. */
export const failedStartTexts = {
  title: 'لم يبدأ تشغيل سطح المكتب',
  text: 'تعذر تحميل جزء من هذه الصفحة. انقر "إعادة التشغيل" للمحاولة مرة أخرى.',
  restart: 'إعادة التشغيل',
} as const satisfies PartialTranslation<typeof english.failedStartTexts>
