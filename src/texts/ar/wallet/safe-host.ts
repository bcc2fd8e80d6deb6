import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-host'

/** Messages of the errors that a Safe's page around this one causes. */
export const safeHostTexts = {
  cancelled: 'تم إلغاء الطلب.',
  silent: 'لا يستجيب Safe.',
  pending: 'هناك طلب مفتوح بالفعل في Safe. أجب عنه هناك أولاً.',
  invalidPermissionsRequest: 'طلب الأذونات غير صالح',
  permissionsRejected: 'تم رفض الأذونات',
  infoMissing: 'تعذر تحميل معلومات Safe',
  notImplemented: (call: string) => `"\u2068${call}\u2069" غير منفَّذ`,
  unexpectedAnswer: (method: string) => `أرجع Safe إجابة غير متوقعة عن \u2068${method}\u2069.`,
  unreadableAnswer: 'أرجع Safe إجابة تتعذر قراءتها.',
  invalidAddressOrHash: 'العنوان أو تجزئة الرسالة غير صالحة',
  invalidAddress: 'العنوان غير صالح',
  invalidValue: 'القيمة غير صالحة',
  invalidData: 'البيانات غير صالحة',
  invalidTypedData: 'بيانات محددة النوع غير صالحة',
} as const satisfies PartialTranslation<typeof english.safeHostTexts>
