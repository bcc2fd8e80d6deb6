import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Чтение цен…',
  asOf: (block: string) => `По состоянию на блок ${block}`,
  late: (block: string, ago: string) => `По состоянию на блок ${block}, ${ago}`,
  failedSince: (failure: string, block: string, ago: string) =>
    `${failure} Эти цены — по состоянию на блок ${block}, ${ago}.`,
  isOld: 'Эти цены устарели.',
  isOffline: 'Нет подключения к сети. Цены обновятся, когда подключение восстановится.',
  offlineSince: (block: string, ago: string) =>
    `Нет подключения к сети. Эти цены — по состоянию на блок ${block}, ${ago}.`,
} as const satisfies PartialTranslation<typeof english.marketTexts>
