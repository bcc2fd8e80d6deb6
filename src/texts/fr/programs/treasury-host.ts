import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-host'

/** The page of the property sheet about the Safe around this page. */
export const treasuryHostTexts = {
  tab: 'Page de Safe',
  origin: 'Adresse de la page',
  network: 'Réseau',
  shortName: 'Nom court',
  total: 'Valeur totale (USD)',
  assets: 'Actifs',
  fromHost:
    'Ces informations sont fournies par le Safe qui entoure cette page. Elles ne sont pas vérifiées sur cet ordinateur.',
} as const satisfies PartialTranslation<typeof english.treasuryHostTexts>
