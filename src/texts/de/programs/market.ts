import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Die Preise werden gelesen…',
  asOf: (block: string) => `Stand: Block ${block}`,
  late: (block: string, ago: string) => `Stand: Block ${block}, ${ago}`,
  failedSince: (failure: string, block: string, ago: string) =>
    `${failure} Diese Preise haben den Stand von Block ${block}, ${ago}.`,
  isOld: 'Diese Preise sind veraltet.',
  isOffline: 'Sie sind offline. Die Preise werden aktualisiert, wenn Sie wieder online sind.',
  offlineSince: (block: string, ago: string) =>
    `Sie sind offline. Diese Preise haben den Stand von Block ${block}, ${ago}.`,
} as const satisfies PartialTranslation<typeof english.marketTexts>
