import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'رسالة فارغة',
  signIn: (site: string, account: string) => `تسجيل الدخول إلى ${site} باسم ${account}`,
  order: (gives: string, receives: string) => `أمر تداول: إعطاء ${gives} مقابل ${receives}`,
  paidTo: (what: string, to: string) => `${what}، تُدفع إلى ${to}`,
  nothing: 'لا شيء',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `توقيع المعاملة ${nonce} من Safe ${safe}: ${what}`,
  typed: (type: string) => `توقيع بيانات محددة النوع ${type}`,
  typedOf: (type: string, name: string) => `توقيع بيانات محددة النوع ${type} من ${name}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'غير موقّع',
  leftOutHint: (paths: string) => `في الرسالة أيضًا هذه الحقول، التي لا يشملها التوقيع: ${paths}`,
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
