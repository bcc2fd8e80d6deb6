import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe'

/** The page as a Safe App. */
export const safeTexts = {
  badge: (threshold: number, owners: number) => `Safe ${threshold}/${owners}`,
  badgeReadOnly: (threshold: number, owners: number) => `Safe ${threshold}/${owners}، للقراءة فقط`,
  title: 'Safe',
  about: 'هذه الصفحة مفتوحة داخل Safe. ما ترسله أو توقعه يُقترح أولاً على مالكيه.',
  aboutReadOnly:
    'هذه الصفحة مفتوحة داخل Safe، لكن محفظتك هناك ليست لأحد مالكيه. يمكنك عرض كل شيء. المالكون وحدهم يمكنهم الإرسال والتوقيع.',
  address: 'العنوان',
  chain: 'الشبكة',
  confirmations: 'التواقيع المطلوبة',
  needed: (threshold: number, owners: number) => `المالكون: ${threshold} من ${owners}`,
  unknownChain: (chainId: number) => `الشبكة ${chainId}`,
  otherChain: (chain: string, configured: string) =>
    `حساب Safe هذا على \u2068${chain}\u2069، وهي غير معتمدة هنا. لا يمكن لـ Safe تغيير شبكته. افتح بدلاً منه Safe على ${configured}.`,
  or: ' أو ',
  ok: 'موافق',
  disconnect: 'قطع الاتصال',
  failed: 'تعذر تحميل معلومات Safe',
  failedWhy: 'يمكنك استخدام سطح المكتب، باستثناء الميزات التي تحتاج إلى Safe.',
  retry: 'إعادة المحاولة',
} as const satisfies PartialTranslation<typeof english.safeTexts>
