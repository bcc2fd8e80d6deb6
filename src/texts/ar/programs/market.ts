import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'جارٍ قراءة الأسعار…',
  asOf: (block: string) => `عند الكتلة ${block}`,
  late: (block: string, ago: string) => `عند الكتلة ${block}، ${ago}`,
  failedSince: (failure: string, block: string, ago: string) =>
    `${failure} هذه الأسعار عند الكتلة ${block}، ${ago}.`,
  isOld: 'هذه الأسعار قديمة.',
  isOffline: 'أنت غير متصل. ستُحدَّث الأسعار عندما تعود إلى الاتصال.',
  offlineSince: (block: string, ago: string) => `أنت غير متصل. هذه الأسعار عند الكتلة ${block}، ${ago}.`,
} as const satisfies PartialTranslation<typeof english.marketTexts>
