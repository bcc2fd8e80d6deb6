import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/new-version'

/** The offer to restart into a newer version. */
export const newVersionTexts = {
  title: 'إصدار جديد جاهز',
  text: 'هناك إصدار جديد جاهز من سطح المكتب هذا. أعد التشغيل الآن لاستخدامه، أو أعد التشغيل لاحقًا.',
  restart: 'إعادة التشغيل',
  later: 'لاحقًا',
} as const satisfies PartialTranslation<typeof english.newVersionTexts>
