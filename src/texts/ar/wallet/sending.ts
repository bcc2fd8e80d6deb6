import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sending'

/** Why a transaction was not sent. */
export const sendingTexts = {
  fails: 'ستفشل هذه المعاملة.',
  funds: 'ليس في هذا الحساب ما يكفي للمبلغ ورسوم الشبكة.',
  says: (reason: string) => `ستفشل هذه المعاملة. يقول العقد "${reason}".`,
  panic: (code: string) => `ستفشل هذه المعاملة. أبلغ العقد عن الخطأ \u2068${code}\u2069.`,
  custom: (selector: string) => `ستفشل هذه المعاملة. أبلغ العقد عن الخطأ \u2068${selector}\u2069.`,
  repeatedTitle: 'هل تريد الإرسال مرة أخرى؟',
  repeated: 'سبق إرسال المعاملة نفسها أو طلبها ولم تؤكد بعد. إذا أرسلتها مرة أخرى، فقد تُنفذ مرتين.',
  sendAgain: 'إرسال مرة أخرى',
  cancel: 'إلغاء الأمر',
} as const satisfies PartialTranslation<typeof english.sendingTexts>
