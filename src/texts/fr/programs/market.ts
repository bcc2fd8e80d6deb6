import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'Lecture des prix…',
  asOf: (block: string) => `D’après le bloc ${block}`,
  late: (block: string, ago: string) => `D’après le bloc ${block}, ${ago}`,
  failedSince: (failure: string, block: string, ago: string) =>
    `${failure} Ces prix sont ceux du bloc ${block}, ${ago}.`,
  isOld: 'Ces prix ne sont pas à jour.',
  isOffline: 'Vous êtes hors connexion. Les prix seront mis à jour quand vous serez de nouveau en ligne.',
  offlineSince: (block: string, ago: string) =>
    `Vous êtes hors connexion. Ces prix sont ceux du bloc ${block}, ${ago}.`,
} as const satisfies PartialTranslation<typeof english.marketTexts>
