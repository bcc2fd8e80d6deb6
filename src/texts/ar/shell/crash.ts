import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) => `حدث استثناء فادح ${id} في سطح المكتب. تم إيقاف تشغيل سطح المكتب.`,
  lines: [
    'لم تتأثر محفظتك. لا يمكن لهذه الصفحة إرسال أي شيء دون موافقتك.',
    'اضغط أي مفتاح لتقع في الحب من جديد. ستتم استعادة النوافذ.',
  ],
  forgetting:
    'حدثت المشكلة مرة أخرى. قد تكون الإعدادات المخزنة هي السبب. إذا بدأت بدونها، يتم حذف إعدادات المظهر والنوافذ المفتوحة والألعاب المحفوظة وقبولك للشروط من هذا المستعرض، ويتم قطع اتصال محفظتك.',
  restart: 'إعادة التشغيل',
  forget: 'البدء بدون الإعدادات المخزنة',
  copy: 'نسخ معرف الخطأ',
  copied: 'تم النسخ.',
  notCopied: 'منع المستعرض النسخ. حدد النص واضغط CTRL+C.',
} as const satisfies PartialTranslation<typeof english.crashTexts>
