import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Leyendo los precios…',
  asOf: (block: string) => `Según el bloque ${block}`,
  late: (block: string, ago: string) => `Según el bloque ${block}, ${ago}`,
  failedSince: (failure: string, block: string, ago: string) =>
    `${failure} Estos precios son del bloque ${block}, de ${ago}.`,
  isOld: 'Estos precios no están al día.',
  isOffline: 'No tiene conexión. Los precios se actualizarán cuando vuelva a tenerla.',
  offlineSince: (block: string, ago: string) =>
    `No tiene conexión. Estos precios son del bloque ${block}, de ${ago}.`,
} as const satisfies PartialTranslation<typeof english.marketTexts>
