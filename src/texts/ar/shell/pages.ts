import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/pages'

/** The 404 page. */
export const notFoundTexts = {
  heading: 'Love98',
  text: (path: string) =>
    `تعذر العثور على \u2068${path}\u2069\nتحقق من العنوان ثم أعد المحاولة. لفتح برنامج، انقر "ابدأ"، ثم أشر إلى "البرامج".`,
  withoutScripts: 'تعذر العثور على هذه الصفحة. لفتح برنامج، انقر رمزه.',
  ok: 'موافق',
} as const satisfies PartialTranslation<typeof english.notFoundTexts>

/** The blue screen at `/bsod`. */
export const bsodTexts = {
  title: 'الشاشة الزرقاء',
  name: 'وجع القلب',
  message: 'أنت من طلب ذلك. لم يتعطل أي شيء.',
} as const satisfies PartialTranslation<typeof english.bsodTexts>
