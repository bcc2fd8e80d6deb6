import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/alerts'

/** Price alerts: the dialog, and what it says when a price is met. */
export const alertTexts = {
  title: 'تنبيهات الأسعار',
  tellMeWhen: 'أعلمني عندما يكون',
  pair: 'الزوج',
  side: 'الجهة',
  sides: {
    over: 'أعلى من',
    under: 'أقل من',
  },
  price: 'السعر',
  costsNow: (pair: string, price: string, symbol: string) =>
    `سعر \u2068${pair}\u2069 هو \u2068${price} ${symbol}\u2069.`,
  noPrice: (pair: string) => `سعر \u2068${pair}\u2069 غير متوفر.`,
  add: 'إضافة',
  remove: 'إزالة',
  close: 'إغلاق',
  alerts: 'التنبيهات',
  none: 'لا توجد تنبيهات.',
  listed: {
    over: (pair: string, price: string) => `\u2068${pair}\u2069 أعلى من \u2068${price}\u2069`,
    under: (pair: string, price: string) => `\u2068${pair}\u2069 أقل من \u2068${price}\u2069`,
  },
  note: 'تُحفظ التنبيهات في هذا المستعرض، وتُفحص ما دامت صفحة من سطح المكتب هذا مفتوحة. يُعرض كل منها مرة واحدة.',
  system: 'إظهار إعلام من النظام أيضًا',
  askFirst: 'يطلب المستعرض إذنك أولاً.',
  denied: 'منع المستعرض الإعلامات من هذه الصفحة. اسمح بها في إعداداته.',
  notSupported: 'لا يدعم المستعرض الإعلامات لهذه الصفحة.',
  problems: {
    price: 'ليس سعرًا صالحًا. أدخل رقمًا أكبر من 0، مثل 0.25.',
    met: {
      over: (pair: string, price: string) =>
        `\u2068${pair}\u2069 أعلى من \u2068${price}\u2069 الآن. أدخل سعرًا أعلى.`,
      under: (pair: string, price: string) =>
        `\u2068${pair}\u2069 أقل من \u2068${price}\u2069 الآن. أدخل سعرًا أقل.`,
    },
    tooMany: (most: number) => `عدد التنبيهات ${most}. أزل أحدها أولاً.`,
  },
  met: {
    over: (pair: string, price: string) => `\u2068${pair}\u2069 أعلى من \u2068${price}\u2069`,
    under: (pair: string, price: string) => `\u2068${pair}\u2069 أقل من \u2068${price}\u2069`,
  },
  metAt: (price: string, symbol: string, block: string) =>
    `السعر \u2068${price} ${symbol}\u2069 (الكتلة ${block}).`,
} as const satisfies PartialTranslation<typeof english.alertTexts>
