import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/run'

/** The Run dialog and its answers. */
export const runTexts = {
  about: 'اكتب اسم برنامج أو ارتباط، أو عنوانًا، أو معاملة، أو صفحة ويب لهذا المجتمع، وسيتم فتحه لك.',
  open: 'فتح:',
  ok: 'موافق',
  cancel: 'إلغاء الأمر',
  notFound: (text: string) =>
    `تعذر العثور على "${text}".\nتحقق من الهجاء ثم أعد المحاولة. للاطلاع على قائمة بما يمكنك كتابته، راجع "تشغيل" في "التعليمات".`,
  notConfigured: (label: string) => `لم يتم إعداد ${label}.\nلم يقم المجتمع بإعداد هذا الارتباط بعد.`,
  setting: (path: string) => `love98.config.ts: \u2068${path}\u2069`,
  foreign: (host: string) =>
    `\u2068${host}\u2069 ليس موقعًا لهذا المجتمع، لذا لا يمكن فتحه هنا.\nإذا كنت تثق به، فاكتب عنوانه في المستعرض.`,
  badHexadecimal:
    'ليس عنوانًا أو معاملة صالحة.\nأدخل 0x متبوعة بـ 40 حرفًا سداسيًا عشريًا للعنوان، أو 64 للمعاملة.',
  aboutTitle: (site: string) => `حول \u2068${site}\u2069`,
  version: (site: string) => `\u2068${site}\u2069\nسطح مكتب من عام 1998 لمجتمع اليوم.\nرُسم وكُتب ولُحّن يدويًا.`,
  loveTitle: 'love',
  love: 'هل تحبنا؟ هناك زر واحد فقط، لذا نعرف الجواب.',
  formatTitle: 'format c:',
  format: 'كل الحب على محرك الأقراص هذا كان سيضيع إلى الأبد.\nلم تتم تهيئة أي شيء. ولن تتم أبدًا.',
} as const satisfies PartialTranslation<typeof english.runTexts>
