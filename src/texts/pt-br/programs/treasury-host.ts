import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-host'

/** The page of the property sheet about the Safe around this page. */
export const treasuryHostTexts = {
  tab: 'Página do Safe',
  origin: 'Endereço da página',
  network: 'Rede',
  shortName: 'Nome curto',
  total: 'Valor total (USD)',
  assets: 'Ativos',
  fromHost:
    'Estas informações são fornecidas pelo Safe em volta desta página. Elas não são verificadas neste computador.',
} as const satisfies PartialTranslation<typeof english.treasuryHostTexts>
