import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-host'

/** The page of the property sheet about the Safe around this page. */
export const treasuryHostTexts = {
  tab: 'Página de Safe',
  origin: 'Dirección de la página',
  network: 'Red',
  shortName: 'Nombre corto',
  total: 'Valor total (USD)',
  assets: 'Activos',
  fromHost:
    'Esta información la proporciona el Safe que rodea esta página. No está verificada en este equipo.',
} as const satisfies PartialTranslation<typeof english.treasuryHostTexts>
