import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/look-alike'

/** A recipient that can be taken for another address. */
export const lookAlikeTexts = {
  warning:
    'يشبه هذا المستلم عنوانًا تعرفه، لكنه عنوان مختلف. ينشئ المهاجمون مثل هذه العناوين لخداعك. قارن كل حرف.',
  seen: 'يشبه هذا المستلم عنوانًا آخر في المحفوظات. ربما دُسّ أحدهما فيها. قارن كل حرف بمصدر تثق به.',
  reading: 'جارٍ إجراء المقارنة بالمستلمين السابقين…',
  unread: 'تعذّرت قراءة المستلمين السابقين من الشبكة. لن يُلاحَظ عنوان شبيه بينهم.',
  partly: (block: string) =>
    `لم يُقرأ من الشبكة كل المستلمين السابقين، بل فقط من هم منذ الكتلة ${block} وبعض من هم أقدم. لن يُلاحَظ عنوان شبيه بعنوان مستلم آخر.`,
  ownersUnread: 'تعذّرت قراءة المالكين من عقد Safe. لن يُلاحَظ عنوان شبيه بعنوان مالك.',
  historyUnread: 'لم تقدم خدمة Safe محفوظاتها. لن يُلاحَظ عنوان شبيه بعنوان لا تذكره إلا هذه المحفوظات.',
  recipient: 'المستلم:',
  known: 'العنوان المعروف:',
  inHistory: 'العنوان في المحفوظات:',
  compared: 'قارنت العنوانين، وهذا المستلم صحيح.',
} as const satisfies PartialTranslation<typeof english.lookAlikeTexts>
