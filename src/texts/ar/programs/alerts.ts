import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/alerts'

/** Price alerts: the dialog, and what it says when a price is met. */
export const alertTexts = {
  title: 'تنبيهات الأسعار',
  tellMeWhen: 'أخبرني عندما يكون',
  pair: 'الزوج',
  side: 'الجهة',
  sides: {
    over: 'أعلى من',
    under: 'أقل من',
  },
  price: 'السعر',
  costsNow: (pair: string, price: string, symbol: string) => `سعر ${pair} الآن ${price} ${symbol}.`,
  noPrice: (pair: string) => `سعر ${pair} الآن غير معروف.`,
  add: 'إضافة',
  remove: 'إزالة',
  close: 'إغلاق',
  alerts: 'التنبيهات',
  none: 'لا توجد تنبيهات.',
  listed: {
    over: (pair: string, price: string) => `${pair} أعلى من ${price}`,
    under: (pair: string, price: string) => `${pair} أقل من ${price}`,
  },
  note: 'تُحفظ التنبيهات في هذا المستعرض، وتُفحص ما دامت صفحة من سطح المكتب هذا مفتوحة. يُعرض كل منها مرة واحدة.',
  system: 'إظهار إعلام من النظام أيضًا',
  askFirst: 'يطلب المستعرض إذنك أولاً.',
  denied: 'منع المستعرض الإعلامات من هذه الصفحة. اسمح بها في إعداداته.',
  notSupported: 'لا يدعم المستعرض الإعلامات لهذه الصفحة.',
  problems: {
    price: 'ليس سعرًا صالحًا. أدخل رقمًا أكبر من 0، مثل 0.25.',
    met: {
      over: (pair: string, price: string) => `${pair} أعلى من ${price} الآن. أدخل سعرًا أعلى.`,
      under: (pair: string, price: string) => `${pair} أقل من ${price} الآن. أدخل سعرًا أقل.`,
    },
    tooMany: (most: number) => `عدد التنبيهات ${most}. أزل أحدها أولاً.`,
  },
  met: {
    over: (pair: string, price: string) => `${pair} أعلى من ${price}`,
    under: (pair: string, price: string) => `${pair} أقل من ${price}`,
  },
  metAt: (price: string, block: string) => `السعر ${price}، حتى الكتلة ${block}.`,
} as const satisfies PartialTranslation<typeof english.alertTexts>
