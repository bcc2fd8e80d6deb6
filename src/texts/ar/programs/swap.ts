import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/swap'

/** Swap Pairs. */
export const swapTexts = {
  pairs: 'الأزواج',
  pair: 'الزوج',
  price: 'السعر',
  change: 'التغيّر (24 ساعة)',
  volume: 'الحجم',
  liquidity: 'السيولة',
  day: 'آخر 24 ساعة',
  swap: 'مبادلة',
  swapPair: (pair: string) => `مبادلة \u2068${pair}\u2069`,
  swapPairElsewhere: (pair: string) => `مبادلة \u2068${pair}\u2069 (يُفتح في علامة تبويب جديدة)`,
  openChart: 'انقر نقرًا مزدوجًا أو اضغط ENTER لعرض المخطط',
  lineOf: (change: string) => `السعر في آخر 24 ساعة: \u2068${change}\u2069`,
  noLine: 'لا يوجد سجل لـ 24 ساعة',
  unknown: '–',
  notConfigured: 'لم يتم إعداده',
  noPool: 'لا يوجد مجمّع',
  notLoaded: 'لم يتم التحميل',
  retry: 'إعادة المحاولة',
  addToWallet: (symbol: string) => `إضافة \u2068${symbol}\u2069 إلى المحفظة`,
  tokenNotConfigured: (symbol: string) => `لم يتم إعداد \u2068${symbol}\u2069.`,
  answerInWallet: 'أجب في محفظتك…',
  added: (symbol: string) => `تمت إضافة \u2068${symbol}\u2069.`,
  notAdded: 'لم تتم الإضافة.',
} as const satisfies PartialTranslation<typeof english.swapTexts>
