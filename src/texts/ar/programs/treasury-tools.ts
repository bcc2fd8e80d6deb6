import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-tools'

/** What the Treasury offers beside its lists: hashes to compare, receiving, the explorer, and the history as a file. */
export const treasuryToolsTexts = {
  hashes: 'تجزئات لمحفظة أجهزة',
  hashesHint: 'قارن هذه بما يعرضه الجهاز قبل أن توقع.',
  domainHash: 'تجزئة المجال',
  messageHash: 'تجزئة الرسالة',
  copyOf: (name: string) => `نسخ \u2068${name}\u2069`,
  receive: 'استلام…',
  receiveTitle: 'استلام',
  receiveHint: (network: string) => `لا ترسل إلى هذا العنوان إلا أصول \u2068${network}\u2069.`,
  qrLabel: (text: string) => `رمز QR: ${text}`,
  qrOf: 'يحتوي رمز QR على',
  qrAll: 'العنوان والشبكة (EIP-681)',
  qrAddress: 'العنوان فقط',
  explorer: (name: string) => `عرض على \u2068${name}\u2069`,
  find: 'بحث',
  findHint: 'كلمة أو عنوان أو عملة رمزية',
  found: (count: number, all: number) => `${count} من ${all} من المعاملات المحمّلة`,
  loadAll: 'تحميل الكل',
  stopLoading: 'إيقاف',
  loaded: (count: number) => `تم تحميل ${count}…`,
  noneFound: 'لا توجد معاملة محمّلة فيها هذا النص. أدخل نصًا آخر.',
  saveHistory: 'حفظ كملف CSV',
  historyFile: 'history.csv',
  repeated: 'تكرار لصف آخر',
  times: 'التواريخ والأوقات هي التي تعطيها خدمة Safe.',
  historyColumns: {
    time: 'الوقت (وفقًا لخدمة Safe)',
    nonce: 'nonce',
    what: 'الوصف',
    source: 'المصدر',
    status: 'الحالة',
    id: 'المعرف',
    hash: 'تجزئة المعاملة',
  },
  sources: {
    bytes: 'مقروء من وحدات البايت الخاصة بها',
    gateway: 'وفقًا لخدمة Safe',
  },
} as const satisfies PartialTranslation<typeof english.treasuryToolsTexts>
