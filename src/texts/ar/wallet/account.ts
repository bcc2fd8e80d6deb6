import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/account'

/** The account window. */
export const accountTexts = {
  title: 'الحساب',
  name: 'الاسم',
  account: 'الحساب',
  balance: 'الرصيد',
  address: 'العنوان',
  copyAddress: 'نسخ العنوان',
  copied: 'تم النسخ.',
  copiedStatus: 'تم نسخ العنوان إلى الحافظة.',
  cannotCopy: 'منع المستعرض النسخ. حدد العنوان واضغط CTRL+C.',
  send: 'إرسال…',
  disconnect: 'قطع الاتصال',
} as const satisfies PartialTranslation<typeof english.accountTexts>

/** Recent transactions. */
export const transactionTexts = {
  title: 'المعاملات الأخيرة',
  none: 'ستظهر معاملاتك هنا…',
  pending: 'معلقة',
  confirmed: 'مؤكدة',
  failed: 'فشلت',
  reverted: 'فشلت: رفضها العقد',
  replaced: 'فشلت: استُبدلت بمعاملة أخرى',
  cancelled: 'فشلت: أُلغيت في المحفظة',
  'given-up': 'فشلت: تقول محفظتك إنها تخلت عنها',
  partial: 'نُفذت جزئيًا، حسب قول محفظتك: راجع أرصدتك',
  late: 'ما زالت معلقة',
  taken: 'تسلّمتها محفظتك: راجعها هناك',
  unanswered: 'من غير المعروف ما إذا كانت محفظتك قد أرسلتها: راجعها هناك',
  proposed: 'بانتظار مالكي Safe',
  dropped: 'لم يُعثر عليها على الشبكة (أُسقطت أو استُبدلت)',
  spedUp: 'مؤكدة (تم تسريعها)',
  differs: 'تختلف عن المعاملة التي طلبتها',
  checkAgain: 'التحقق مرة أخرى',
  checkNamed: (description: string) => `التحقق مرة أخرى: ${description}`,
  remove: 'إزالة',
  removeNamed: (description: string) => `إزالة: ${description}`,
  clear: 'مسح الكل',
  explorer: 'عرض المزيد في مستكشف الكتل',
  opens: (description: string) => `${description} (يفتح مستكشف الكتل في علامة تبويب جديدة)`,
} as const satisfies PartialTranslation<typeof english.transactionTexts>

/** Connected wallets and their accounts. */
export const connectionTexts = {
  title: 'الاتصالات',
  inUse: 'قيد الاستخدام',
  use: 'استخدام',
  chooseNamed: (name: string) => `استخدام \u2068${name}\u2069`,
  disconnect: 'قطع الاتصال',
  disconnectNamed: (name: string) => `قطع اتصال \u2068${name}\u2069`,
  hint: 'لاستخدام عنوان آخر، حدده في محفظتك.',
} as const satisfies PartialTranslation<typeof english.connectionTexts>
