import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) => `حدث استثناء فادح ${id} في سطح المكتب، فتوقف عن العمل.`,
  lines: [
    'لم تتأثر محفظتك. لا يمكن لهذه الصفحة إرسال أي شيء دون موافقتك.',
    'اضغط أي مفتاح لتقع في الحب من جديد. ستتم استعادة النوافذ.',
  ],
  forgetting:
    'حدثت المشكلة مرة أخرى بعد إعادة التشغيل. قد يكون سببها الإعدادات المخزنة. إذا بدأت بدونها، تتم إزالة المظهر والنوافذ المفتوحة والألعاب المحفوظة والموافقات من هذا المستعرض، ويتم قطع اتصال المحفظة.',
  restart: 'إعادة التشغيل',
  forget: 'البدء بدون الإعدادات المخزنة',
  copy: 'نسخ معرف الخطأ',
  copied: 'تم النسخ.',
  notCopied: 'منع المستعرض النسخ. حدد النص واضغط Ctrl+C.',
} as const satisfies PartialTranslation<typeof english.crashTexts>
