import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Fiyatlar okunuyor…',
  asOf: (block: string) => `Blok ${block} itibarıyla`,
  late: (block: string, ago: string) => `Blok ${block} itibarıyla, ${ago}`,
  failedSince: (failure: string, block: string, ago: string) =>
    `${failure} Bu fiyatlar blok ${block} itibarıyladır (${ago}).`,
  isOld: 'Bu fiyatlar güncel değil.',
  isOffline: 'Çevrimdışısınız. Yeniden çevrimiçi olduğunuzda fiyatlar güncellenir.',
  offlineSince: (block: string, ago: string) =>
    `Çevrimdışısınız. Bu fiyatlar blok ${block} itibarıyladır (${ago}).`,
} as const satisfies PartialTranslation<typeof english.marketTexts>
