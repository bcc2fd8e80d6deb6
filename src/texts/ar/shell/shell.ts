import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/shell'

/** The wallet area of the taskbar. */
export const walletAreaTexts = {
  connect: 'توصيل المحفظة',
  connecting: 'جارٍ الاتصال…',
  reconnecting: 'جارٍ إعادة الاتصال…',
  reconnect: 'إعادة الاتصال',
  retry: 'إعادة المحاولة',
  cancel: 'إلغاء الأمر',
} as const satisfies PartialTranslation<typeof english.walletAreaTexts>

/** Message boxes of the desktop itself. */
export const shellBoxTexts = {
  ok: 'موافق',
  error: 'خطأ',
  notConfigured: (label: string) => `لم يتم إعداد ${label}.\nلم يقم المجتمع بإعداد هذا الارتباط بعد.`,
  setting: (path: string) => `love98.config.ts: \u2068${path}\u2069`,
  illegalOperation: (title: string) =>
    `قام ${title} بتنفيذ عملية غير شرعية وسيتم إيقاف تشغيله.\nلن تتأثر البرامج الأخرى.`,
  restart: 'إعادة التشغيل',
  close: 'إغلاق',
} as const satisfies PartialTranslation<typeof english.shellBoxTexts>
