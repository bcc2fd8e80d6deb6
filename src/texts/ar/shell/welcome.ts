import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/welcome'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `مرحبًا بك في \u2068${site}\u2069`,
  skin: '1. اختر سمة',
  wallet: '2. وصّل محفظة',
  walletText:
    'تحتاج إلى محفظة لرؤية أرصدتك وإجراء المدفوعات ولعب الألعاب المصنفة. كل ما عدا ذلك يعمل بدونها.',
  connect: 'توصيل المحفظة…',
  begin: '3. تجوّل في المكان',
  each: 'إظهار هذه الشاشة كلما فُتح سطح المكتب',
  close: 'إغلاق',
} as const satisfies PartialTranslation<typeof english.welcomeTexts>
