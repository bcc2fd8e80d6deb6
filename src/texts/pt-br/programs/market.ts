import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Lendo os preços…',
  asOf: (block: string) => `Conforme o bloco ${block}`,
  late: (block: string, ago: string) => `Conforme o bloco ${block}, ${ago}`,
  failedSince: (failure: string, block: string, ago: string) =>
    `${failure} Estes preços são do bloco ${block}, ${ago}.`,
  isOld: 'Estes preços estão desatualizados.',
  isOffline: 'Você está offline. Os preços serão atualizados quando você estiver online novamente.',
  offlineSince: (block: string, ago: string) =>
    `Você está offline. Estes preços são do bloco ${block}, ${ago}.`,
} as const satisfies PartialTranslation<typeof english.marketTexts>
