import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-host'

/** The page of the property sheet about the Safe around this page. */
export const treasuryHostTexts = {
  tab: 'Safe のページ',
  origin: 'ページのアドレス',
  network: 'ネットワーク',
  shortName: '短い名前',
  total: '総額 (USD)',
  assets: '資産',
  fromHost:
    'この情報は、このページを表示している Safe から提供されたものです。このコンピュータでは検証されていません。',
} as const satisfies PartialTranslation<typeof english.treasuryHostTexts>
