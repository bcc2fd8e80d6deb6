import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Чтение цен…',
  asOf: (block: string) => `По состоянию на блок ${block}`,
  late: (block: string, age: string) => `По состоянию на блок ${block}, ${age} назад`,
  failedSince: (failure: string, block: string, age: string) =>
    `${failure} Эти цены — по состоянию на блок ${block}, ${age} назад.`,
  isOld: 'Эти цены устарели.',
  isOffline: 'Нет подключения к сети. Цены обновятся, когда подключение восстановится.',
  offlineSince: (block: string, age: string) =>
    `Нет подключения к сети. Эти цены — по состоянию на блок ${block}, ${age} назад.`,
  seconds: (count: number) => `${count} с`,
  minutes: (count: number) => `${count} мин`,
  hours: (count: number) => `${count} ч`,
  days: (count: number) =>
    plural(count, {
      one: `${count} день`,
      few: `${count} дня`,
      many: `${count} дней`,
      other: `${count} дня`,
    }),
} as const satisfies PartialTranslation<typeof english.marketTexts>
