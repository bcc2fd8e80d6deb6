import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/wallet-program'

/** What programs say while the wallet's code is loaded, and without a connection. */
export const walletProgramTexts = {
  loading: 'جارٍ التحميل…',
  retry: 'إعادة المحاولة',
  connect: 'توصيل المحفظة',
  otherNetwork: 'محفظتك على شبكة غير معتمدة هنا.',
  switch: 'تبديل الشبكة',
} as const satisfies PartialTranslation<typeof english.walletProgramTexts>
