import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/recipient'

/** A field for a recipient: an address or a name. */
export const recipientTexts = {
  addressProblems: {
    'not-an-address': 'ليس عنوانًا صالحًا. أدخل 0x متبوعة بـ 40 حرفًا سداسيًا عشريًا، أو اسم ENS.',
    checksum: 'ليس عنوانًا صالحًا: أحرفه الكبيرة لا تطابق أحرفه الأخرى (EIP-55). انسخ العنوان مرة أخرى.',
    'unknown-network': 'بادئة الشبكة غير معروفة. أدخل العنوان بدونها.',
    'other-network': 'العنوان لشبكة أخرى. أدخل عنوانًا على الشبكة المعروضة هنا.',
  },
  resolving: 'جارٍ البحث عن الاسم…',
  resolved: (name: string, address: string) => `يُحل \u2068${name}\u2069 إلى \u2068${address}\u2069`,
  nameMoved: (name: string, before: string, now: string) =>
    `تغيّر \u2068${name}\u2069: كان \u2068${before}\u2069 وهو الآن \u2068${now}\u2069. تحقق منه، ثم اقترح مرة أخرى.`,
  noRecord: (name: string) => `ليس للاسم \u2068${name}\u2069 عنوان على هذه الشبكة. أدخل عنوانه.`,
  nameNotRead: (why: string) => `تعذر البحث عن الاسم: ${why} أعد المحاولة، أو أدخل العنوان.`,
  noNames: 'الأسماء غير معتمدة على هذه الشبكة. أدخل العنوان.',
} as const satisfies PartialTranslation<typeof english.recipientTexts>
