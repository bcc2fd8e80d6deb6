import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-host'

/** The page of the property sheet about the Safe around this page. */
export const treasuryHostTexts = {
  tab: 'صفحة Safe',
  origin: 'عنوان الصفحة',
  network: 'الشبكة',
  shortName: 'الاسم القصير',
  total: 'القيمة الإجمالية (USD)',
  assets: 'الأصول',
  fromHost: 'هذه المعلومات مقدمة من Safe المحيط بهذه الصفحة. لم يتم التحقق منها على هذا الكمبيوتر.',
} as const satisfies PartialTranslation<typeof english.treasuryHostTexts>
