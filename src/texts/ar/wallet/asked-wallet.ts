import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/asked-wallet'

/** The pane beside the list while a wallet is asked to connect. */
export const askedWalletTexts = {
  waiting: (name: string) => `بانتظار \u2068${name}\u2069`,
  inExtension: (name: string) =>
    `أكد الاتصال في \u2068${name}\u2069. إذا لم تظهر نافذتها، فانقر رمزها في شريط أدوات المستعرض وألغِ قفلها.`,
  elsewhere: (name: string) => `أكد الاتصال في نافذة \u2068${name}\u2069.`,
  addressOnly: 'تطلب هذه الصفحة عنوانك. لن يتم توقيع شيء أو دفع شيء.',
  failed: (name: string) => `لم تتصل \u2068${name}\u2069`,
  again: 'انقر "إعادة المحاولة" للمحاولة مرة أخرى، أو اختر محفظة أخرى.',
} as const satisfies PartialTranslation<typeof english.askedWalletTexts>
