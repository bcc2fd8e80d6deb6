import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Fiyatlar okunuyor…',
  asOf: (block: string) => `Blok ${block} itibarıyla`,
  late: (block: string, age: string) => `Blok ${block} itibarıyla, ${age} önce`,
  failedSince: (failure: string, block: string, age: string) =>
    `${failure} Bu fiyatlar blok ${block} itibarıyla, ${age} öncesine ait.`,
  isOld: 'Bu fiyatlar güncel değil.',
  isOffline: 'Çevrimdışısınız. Yeniden çevrimiçi olduğunuzda fiyatlar güncellenir.',
  offlineSince: (block: string, age: string) =>
    `Çevrimdışısınız. Bu fiyatlar blok ${block} itibarıyla, ${age} öncesine ait.`,
  seconds: (count: number) => `${count} sn`,
  minutes: (count: number) => `${count} dk`,
  hours: (count: number) => `${count} sa`,
  days: (count: number) => `${count} gün`,
} as const satisfies PartialTranslation<typeof english.marketTexts>
