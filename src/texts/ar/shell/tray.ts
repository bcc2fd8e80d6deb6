import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray'

/** The tray's icons. */
export const trayTexts = {
  connection: {
    disconnected: 'لا توجد محفظة متصلة',
    connecting: 'جارٍ توصيل المحفظة',
    reconnecting: 'جارٍ إعادة توصيل المحفظة',
    connected: 'هناك محفظة متصلة',
    connectedTo: (chain: string) => `هناك محفظة متصلة بـ \u2068${chain}\u2069`,
    wrongNetwork: 'المحفظة على شبكة غير معتمدة',
  },
  lamps: {
    connect: 'توصيل المحفظة…',
    account: 'الحساب…',
    network: 'تبديل الشبكة…',
    blink: 'إظهار أضواء النشاط',
  },
  language: 'اللغة: العربية',
  soundsOn: 'مستوى الصوت',
  soundsOff: 'مستوى الصوت (مكتوم)',
  notifications: 'الإعلامات',
  newNotifications: (count: number) => `الإعلامات، ${count} جديدة`,
  block: (number: string) => `الكتلة ${number}`,
  dateTime: 'التاريخ/الوقت',
  copyTime: 'نسخ التاريخ والوقت',
  copyBlock: 'نسخ رقم الكتلة',
  copied: 'تم النسخ.',
  notCopied: 'منع المستعرض النسخ. انسخ هذا النص:',
} as const satisfies PartialTranslation<typeof english.trayTexts>
