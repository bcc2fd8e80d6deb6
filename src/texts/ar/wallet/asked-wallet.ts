import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/asked-wallet'

/** The pane beside the list while a wallet is asked to connect. */
export const askedWalletTexts = {
  waiting: (name: string) => `بانتظار ${name}`,
  inExtension: (name: string) =>
    `أكد الاتصال في ${name}. إذا لم تظهر نافذتها، فانقر رمزها في شريط أدوات المستعرض وألغِ قفلها.`,
  elsewhere: (name: string) => `أكد الاتصال في نافذة ${name}.`,
  addressOnly: 'تطلب هذه الصفحة عنوانك. لن يتم توقيع شيء أو دفع شيء.',
  failed: (name: string) => `لم تتصل ${name}`,
  again: 'انقر "إعادة المحاولة" للمحاولة مرة أخرى، أو اختر محفظة أخرى.',
} as const satisfies PartialTranslation<typeof english.askedWalletTexts>
