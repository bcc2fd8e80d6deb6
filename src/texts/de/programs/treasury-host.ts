import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-host'

/** The page of the property sheet about the Safe around this page. */
export const treasuryHostTexts = {
  tab: 'Safe-Seite',
  origin: 'Adresse der Seite',
  network: 'Netzwerk',
  shortName: 'Kurzname',
  total: 'Gesamtwert (USD)',
  assets: 'Vermögenswerte',
  fromHost:
    'Diese Informationen stammen vom Safe, der diese Seite umgibt. Sie werden auf diesem Computer nicht überprüft.',
} as const satisfies PartialTranslation<typeof english.treasuryHostTexts>
