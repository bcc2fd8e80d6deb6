import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/shut-down'

/** The Shut Down dialog and the screens that follow it. */
export const shutDownTexts = {
  question: 'ماذا تريد أن يفعل سطح المكتب؟',
  choices: {
    'stand-by': 'الاستعداد',
    'shut-down': 'إيقاف التشغيل',
    restart: 'إعادة التشغيل',
    disconnect: 'قطع اتصال المحفظة',
  },
  ok: 'موافق',
  cancel: 'إلغاء الأمر',
  restartTitle: 'إعادة التشغيل',
  restartQuestion:
    'سيتم إغلاق كافة النوافذ وإعادة تعيين مواضعها.\nلن تتغير رموزك وسمتك والشروط التي قبلتها ومحفظتك.',
  restart: 'إعادة التشغيل',
  standingBy: 'في وضع الاستعداد',
  pressAnyKey: 'اضغط أي مفتاح للمتابعة.',
  safe: 'يمكنك الآن إغلاق قلبك بأمان.',
  turnOn: 'تشغيل',
  starting: (site: string) => `جارٍ بدء تشغيل \u2068${site}\u2069`,
  skip: 'اضغط أي مفتاح للمتابعة.',
} as const satisfies PartialTranslation<typeof english.shutDownTexts>
