import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-host'

/** The page of the property sheet about the Safe around this page. */
export const treasuryHostTexts = {
  tab: 'Safe sayfası',
  origin: 'Sayfanın adresi',
  network: 'Ağ',
  shortName: 'Kısa ad',
  total: 'Toplam değer (USD)',
  assets: 'Varlıklar',
  fromHost: 'Bu bilgileri, bu sayfayı çevreleyen Safe sağlıyor. Bu bilgisayarda doğrulanmamıştır.',
} as const satisfies PartialTranslation<typeof english.treasuryHostTexts>
