import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'رسالة فارغة',
  signIn: (site: string, account: string) =>
    `تسجيل الدخول إلى \u2068${site}\u2069 باسم \u2068${account}\u2069`,
  order: (gives: string, receives: string) =>
    `أمر تداول: إعطاء \u2068${gives}\u2069 مقابل \u2068${receives}\u2069`,
  paidTo: (what: string, to: string) => `\u2068${what}\u2069، تُدفع إلى \u2068${to}\u2069`,
  nothing: 'لا شيء',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `توقيع المعاملة \u2068${nonce}\u2069 من Safe \u2068${safe}\u2069: \u2068${what}\u2069`,
  typed: (type: string) => `توقيع بيانات محددة النوع \u2068${type}\u2069`,
  typedOf: (type: string, name: string) =>
    `توقيع بيانات محددة النوع \u2068${type}\u2069 من \u2068${name}\u2069`,
  field: (path: string, type: string) => `\u2068${path}\u2069 (\u2068${type}\u2069)`,
  domainField: (path: string, type: string) => `domain.\u2068${path}\u2069 (\u2068${type}\u2069)`,
  leftOut: 'غير موقّع',
  leftOutHint: (paths: string) => `في الرسالة أيضًا هذه الحقول، التي لا يشملها التوقيع: \u2068${paths}\u2069`,
  unreadable: 'لا يمكن توقيع هذا هنا، لأن الصفحة لا يمكنها قراءة ما يشمله التوقيع.',
  risks: {
    empty: 'الرسالة فارغة. لا يشمل التوقيع أي نص أو أي قيمة.',
    'left-out': 'في الرسالة حقول لا يشملها التوقيع. وهي لا تُعرض كجزء منها.',
    'any-chain': 'لا تذكر الرسالة أي شبكة. توقيعها صالح على كل شبكة.',
    'hash-text': 'الرسالة رقم، مثل تجزئة. لا يمكن لهذه الصفحة معرفة معناه.',
    allowance: 'تسمح لحساب آخر بإنفاق عملات رمزية، الآن ولاحقًا، دون أي توقيع إضافي.',
    order: 'إنها أمر تداول يمكن للآخرين تنفيذه دون أي توقيع إضافي.',
    'other-chain': 'إنها لشبكة مختلفة عن شبكة Safe هذا.',
    'other-site': 'تسجل الدخول إلى موقع مختلف.',
    'other-account': 'إنها لحساب مختلف عن Safe هذا.',
    'other-safe': 'توقّع معاملة لـ Safe آخر.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
