import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/programs'

/** What a program is called. */
export const programTexts = {
  bridge: {
    title: 'الجسر',
  },
  governance: {
    title: 'الحوكمة',
  },
  charts: {
    title: 'المخططات',
  },
  collections: {
    title: 'المجموعات',
  },
  markets: {
    title: 'الأسواق',
  },
  partners: {
    title: 'الشركاء',
  },
  social: {
    title: 'التواصل',
  },
  display: {
    title: 'خصائص العرض',
  },
  exchange: {
    title: 'مبادلة العملات الرمزية',
  },
  guestbook: {
    title: 'سجل الزوار',
  },
  heartbreak: {
    title: 'Heartbreak',
  },
  help: {
    title: 'التعليمات',
  },
  notepad: {
    title: 'المفكرة',
  },
  run: {
    title: 'تشغيل',
  },
  holdings: {
    title: 'أصولي من LOVE',
  },
  send: {
    title: 'إرسال الحب',
  },
  shutDown: {
    title: 'إيقاف تشغيل Love98',
  },
  solitaire: {
    title: 'سوليتير',
  },
  swap: {
    title: 'أزواج المبادلة',
  },
  treasury: {
    title: 'الخزينة',
  },
} as const satisfies PartialTranslation<typeof english.programTexts>
