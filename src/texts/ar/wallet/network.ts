import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/network'

/** Switch Networks, and the button that opens it. */
export const networkTexts = {
  title: 'تبديل الشبكات',
  list: 'الشبكات',
  connected: 'متصلة',
  confirm: 'أكد في المحفظة',
  wrong: 'شبكة غير صحيحة',
  changeThere: (reason: string) => `${reason}. غيّر الشبكة في محفظتك.`,
  disconnect: 'قطع الاتصال',
  cancel: 'إلغاء الأمر',
} as const satisfies PartialTranslation<typeof english.networkTexts>
