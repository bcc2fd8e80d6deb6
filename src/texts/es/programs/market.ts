import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('es')

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Leyendo los precios…',
  asOf: (block: string) => `Según el bloque ${block}`,
  late: (block: string, age: string) => `Según el bloque ${block}, de hace ${age}`,
  failedSince: (failure: string, block: string, age: string) =>
    `${failure} Estos precios son del bloque ${block}, de hace ${age}.`,
  isOld: 'Estos precios no están al día.',
  isOffline: 'No tiene conexión. Los precios se actualizarán cuando vuelva a tenerla.',
  offlineSince: (block: string, age: string) =>
    `No tiene conexión. Estos precios son del bloque ${block}, de hace ${age}.`,
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => plural(count, { one: `${count} día`, other: `${count} días` }),
} as const satisfies PartialTranslation<typeof english.marketTexts>
